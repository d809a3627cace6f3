import type { Call } from '../../contract/call';
import type { KeepAnswer } from '../../remote/definition';
import type { Answer, ApiClient, CallOptions } from '../api-client';

/**
 * A client whose reads are shared by all renders that request the same: the shell caches responses for as long as they are valid.
 * PITFALL: the data of a response belong to several renders; none may modify them.
 * @param api sends nothing about the visitor: neither a session nor an address
 * @param keep without it every read is sent
 */
export function shareReads(api: ApiClient, keep: KeepAnswer | undefined): ApiClient {
  if (!keep) return api;
  return {
    language: api.language,
    request<T>(call: Call, options: CallOptions = {}): Promise<Answer<T>> {
      const { params, query, signal, ...others } = options;
      if (call.method !== 'GET' || Object.keys(others).length > 0) return api.request<T>(call, options);
      const key = JSON.stringify([api.language, call.path, params, query]);
      // without the signal: a render that aborts must not cancel what others wait for; the client's own timeout limits it
      const reading = keep(key, () => api.request<T>(call, { ...(params && { params }), ...(query && { query }) }));
      return signal ? unlessAborted(signal, reading) : reading;
    },
  };
}

function unlessAborted<T>(signal: AbortSignal, reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
