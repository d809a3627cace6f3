import type { CommonData } from 'shared-kernel/contract/site';

/** URL of a picture as uploaded: logos, payment and social icons have no thumbnails. */
export function mediaAddress({ img_src_url }: Pick<CommonData, 'img_src_url'>, image: string): string {
  return img_src_url + encodeURIComponent(image);
}
