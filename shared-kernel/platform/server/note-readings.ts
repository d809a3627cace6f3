import type { RenderRequest } from '../../remote/definition';
import type { Answer, ApiClient } from '../api-client';

/**
 * A client that reports to the shell what its responses were built from, so that a cached page is invalidated with them
 * (docs/contracts/changes.md).
 * @param onReading of the render's request; without it nothing is reported
 */
export function noteReadings(api: ApiClient, onReading: RenderRequest['onReading']): ApiClient {
  if (!onReading) return api;
  return {
    language: api.language,
    async request<T>(...call: Parameters<ApiClient['request']>): Promise<Answer<T>> {
      const onAnswer = onReading();
      try {
        const answer = await api.request<T>(...call);
        onAnswer(answer.life ?? null);
        return answer;
      } catch (error) {
        onAnswer(null);
        throw error;
      }
    },
  };
}
