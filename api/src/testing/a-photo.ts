import sharp, { type Sharp } from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** use different colours to get different photos */
  background?: string;
}

/** A picture in a single colour, not encoded yet. */
export const aCanvas = ({ width = 60, height = 40, background = '#2f7d5b' }: PhotoOptions = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small JPEG. */
export const aPhoto = (options?: PhotoOptions): Promise<Buffer> => aCanvas(options).jpeg().toBuffer();
