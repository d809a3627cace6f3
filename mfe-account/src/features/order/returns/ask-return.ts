import { withProgress } from 'shared-kernel/api/upload';
import * as CALLS from 'shared-kernel/contract/calls';
import type { AskedReturn } from 'shared-kernel/contract/returns';
import type { Answer, ApiClient } from 'shared-kernel/platform/api-client';

export interface ReturnToAsk {
  orderId: number;
  /** JSON text of `ReturnedLines` */
  lines: string;
  message: string;
  photos: readonly File[];
}

/**
 * Requests a return of items of an order (issue 14).
 * @param onProgress sent share of the bytes, 0 to 1
 */
export function askReturn(
  api: ApiClient,
  { orderId, lines, message, photos }: ReturnToAsk,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Answer<AskedReturn>> {
  const form = new FormData();
  form.set('order_id', String(orderId));
  form.set('lines', lines);
  form.set('message', message);
  for (const photo of photos) form.append('images[]', photo, photo.name);
  return api.request<AskedReturn>(CALLS.askReturn, { form, signal, send: withProgress(onProgress) });
}
