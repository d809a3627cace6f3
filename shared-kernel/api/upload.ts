import type { Send } from '../platform/api-client';

/** ms without a response after which an upload counts as failed: enough for five photos over a slow line plus the server's checks */
const PATIENCE = 180_000;

/**
 * A `send` function that reports upload progress, which `fetch` cannot do. For uploads only, so that it is not in the code that
 * every page loads.
 *
 * @param onProgress share of the bytes sent, 0 to 1
 * @example api.request(CALLS.saveReview, { form, send: withProgress(setShare) })
 */
export const withProgress =
  (onProgress: (share: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.timeout = PATIENCE;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const date = request.getResponseHeader('date');
        resolve(new Response(request.responseText, { status: request.status, headers: date ? { date } : {} }));
      };
      const fail = ({ type }: { type: string }) => reject(new TypeError(`upload: ${type}`));
      request.onerror = fail;
      request.ontimeout = fail;
      const giveUp = () => {
        request.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      request.send(body ?? null);
    });
