import type { CommonData } from '../contract/site';

type ImageSettings = Pick<CommonData, 'img_src_url' | 'thumb_prefix' | 'default_image'>;

/** Widths of the two files that every picture has, px. */
const THUMB_WIDTH = 400;
const FULL_WIDTH = 800;

export interface ImageSources {
  src: string;
  srcSet: string;
}

/**
 * URLs of a picture by its bare file name (S094): base + name is the full picture, base + prefix + name the thumbnail. Without a
 * name, those of the default image. Also for a page's `preloadImage`, which must name the same files as `Picture`.
 */
export function imageSources(site: ImageSettings, name: string | null | undefined): ImageSources {
  const file = encodeURIComponent(name?.trim() || site.default_image);
  const thumb = `${site.img_src_url}${site.thumb_prefix}${file}`;
  const full = `${site.img_src_url}${file}`;
  return { src: full, srcSet: `${thumb} ${THUMB_WIDTH}w, ${full} ${FULL_WIDTH}w` };
}
