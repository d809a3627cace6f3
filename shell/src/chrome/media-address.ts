import type { CommonData } from 'shared-kernel/contract/site';

/** Address of a picture as it was uploaded: logos, payment and social icons have no thumbnails. */
export function mediaAddress({ img_src_url }: Pick<CommonData, 'img_src_url'>, image: string): string {
  return img_src_url + encodeURIComponent(image);
}
