import type { Call } from '../../contract/call';
import type { Answer, ApiClient, CallOptions } from '../api-client';

const underWay = new Map<string, Promise<Answer<unknown>>>();

/**
 * A client whose reads join the same read of another render that has not been answered yet. An answer is shared for as long as it
 * is waited for and no longer, so nothing gets older by it.
 * PITFALL: the answer's data belong to several renders; none may change them.
 * @param api sends nothing of a visitor: neither a session nor an address
 * @param base of `api`; versions that ask different APIs share nothing
 */
export function shareReads(api: ApiClient, base: string): ApiClient {
  return {
    language: api.language,
    request<T>(call: Call, options: CallOptions = {}): Promise<Answer<T>> {
      const { params, query, signal, ...others } = options;
      if (call.method !== 'GET' || Object.keys(others).length > 0) return api.request<T>(call, options);
      const key = JSON.stringify([base, api.language, call.path, params, query]);
      let reading = underWay.get(key) as Promise<Answer<T>> | undefined;
      if (!reading) {
        // without the signal: a render that gives up must not end what others wait for; the client's own timeout ends it
        reading = api.request<T>(call, { ...(params && { params }), ...(query && { query }) });
        underWay.set(key, reading);
        const end = () => underWay.get(key) === reading && underWay.delete(key);
        reading.then(end, end);
      }
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
