import sharp, { type Sharp } from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** makes one photo differ from the next */
  background?: string;
}

/** A picture of one colour, to be encoded. */
export const aCanvas = ({ width = 60, height = 40, background = '#2f7d5b' }: PhotoOptions = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small JPEG. */
export const aPhoto = (options?: PhotoOptions): Promise<Buffer> => aCanvas(options).jpeg().toBuffer();
