import { withProgress } from 'shared-kernel/api/upload';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ConvertedPhoto } from 'shared-kernel/contract/phone-photo';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/**
 * Has the server convert an iPhone's photo to JPEG, for browsers that cannot show HEIC (docs/decisions/0122).
 *
 * @returns null when it is no photo, or one that is too large
 * @throws what the call fails with
 */
export async function convertPhoto(api: ApiClient, orderId: number, photo: File): Promise<Blob | null> {
  const form = new FormData();
  form.set('order_id', String(orderId));
  form.set('image', photo, photo.name);
  // the timeout of an upload, not of a call: some megabytes over a slow line
  const send = withProgress(() => {});
  const { data } = await api.request<ConvertedPhoto>(CALLS.convertPhoto, { form, send });
  if (data.jpeg === null) return null;
  const bytes = Uint8Array.from(atob(data.jpeg), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
