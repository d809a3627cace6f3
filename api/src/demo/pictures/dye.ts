import { fromLab, toLab } from './oklch';

/** A colour that products are dyed or painted in (OKLCH). */
export interface Dye {
  /** 0 to 1, of the middle tone */
  readonly lightness: number;
  readonly chroma: number;
  /** degrees */
  readonly hue: number;
}

/** The part of a drawing that can be dyed: which pixels have the main colour, and to what degree. */
export interface Body {
  /** OKLab of every pixel */
  readonly labs: Float32Array;
  /** 0 to 1 for every pixel: clasps, soles, screens and patterns in other colours keep their colour */
  readonly take: Float32Array;
  /** the body's middle tone */
  readonly lightness: number;
  readonly chroma: number;
}

/** If the share of coloured pixels is lower than this, the grey pixels are the body. */
const COLOURED = 0.3;
const VIVID = 0.055;
/** Hues up to 42 degrees from the main hue belong to the body (its shades); from 66 degrees on they do not. The values are negative cosines. */
const [SAME, OTHER] = [-0.743, -0.407];
/** Alpha below which a pixel is invisible. */
const CLEAR = 8;
const BINS = 36;
const DEGREE = Math.PI / 180;

/**
 * Finds the body of a drawing in its RGBA pixels.
 *
 * @param ownHue its hue in degrees, or that it is grey; by default the most frequent hue of the drawing
 */
export function bodyOf(pixels: Buffer, ownHue?: number | 'grey'): Body {
  const count = pixels.length / 4;
  const labs = new Float32Array(count * 3);
  const hues = new Float64Array(BINS);
  let [seen, vivid] = [0, 0];
  for (let n = 0, p = 0, q = 0; n < count; n += 1, p += 4, q += 3) {
    if ((pixels[p + 3] ?? 0) < CLEAR) continue;
    const [l, a, b] = toLab(pixels[p] ?? 0, pixels[p + 1] ?? 0, pixels[p + 2] ?? 0);
    labs[q] = l;
    labs[q + 1] = a;
    labs[q + 2] = b;
    // every third pixel says which hue is the main one
    if (n % 3 !== 0) continue;
    seen += 1;
    const chroma = Math.sqrt(a * a + b * b);
    if (chroma < VIVID) continue;
    vivid += 1;
    const bin = Math.floor(((Math.atan2(b, a) / DEGREE + 360) % 360) / (360 / BINS)) % BINS;
    hues[bin] = (hues[bin] ?? 0) + Math.min(chroma, 0.16);
  }
  const grey = ownHue === undefined ? vivid < seen * COLOURED : ownHue === 'grey';
  const main = (typeof ownHue === 'number' ? ownHue : strongest(hues)) * DEGREE;
  const [cos, sin] = [Math.cos(main), Math.sin(main)];
  const take = new Float32Array(count);
  const tone = grey ? middleGrey(pixels, labs) : 0;
  let [weight, sumL, sumC] = [0, 0, 0];
  for (let n = 0, q = 0; n < count; n += 1, q += 3) {
    if ((pixels[4 * n + 3] ?? 0) < CLEAR) continue;
    const [l, a, b] = [labs[q] ?? 0, labs[q + 1] ?? 0, labs[q + 2] ?? 0];
    const chroma = Math.sqrt(a * a + b * b);
    const share = grey
      ? fade(chroma, 0.05, 0.09) * fade(Math.abs(l - tone), 0.24, 0.36)
      : // minus the cosine of the angle between its hue and the main one
        fade(-(a * cos + b * sin) / Math.max(1e-6, chroma), SAME, OTHER) * (1 - fade(chroma, 0.012, 0.04));
    take[n] = share;
    weight += share;
    sumL += share * l;
    sumC += share * chroma;
  }
  const total = Math.max(1, weight);
  return { labs, take, lightness: sumL / total, chroma: sumC / total };
}

/** The pixels with their body in another colour; light and dark areas are preserved. */
export function dyed(pixels: Buffer, body: Body, dye: Dye): Buffer {
  const { labs, take, lightness, chroma } = body;
  const result = Buffer.from(pixels);
  const [cos, sin] = [Math.cos(dye.hue * DEGREE), Math.sin(dye.hue * DEGREE)];
  // what is dark or pale has less room between its lights and shades
  const contrast = Math.min(1, 0.5 + Math.min(dye.lightness, 1 - dye.lightness) * 1.15);
  const room = Math.max(0.02, 1 - dye.lightness);
  const grey = chroma < VIVID;
  const bytes: [number, number, number] = [0, 0, 0];
  for (let n = 0, p = 0, q = 0; n < take.length; n += 1, p += 4, q += 3) {
    const share = take[n] ?? 0;
    if (share < 0.01) continue;
    const [l, a, b] = [labs[q] ?? 0, labs[q + 1] ?? 0, labs[q + 2] ?? 0];
    const tone = Math.min(0.985, Math.max(0.08, dye.lightness + (l - lightness) * contrast));
    const strength = grey ? 1 : Math.min(1.25, Math.max(0.25, Math.sqrt(a * a + b * b) / chroma));
    // what shines is paler
    const pure = dye.chroma * strength * (0.55 + 0.45 * Math.min(1, (1 - tone) / room));
    fromLab(l + (tone - l) * share, a + (pure * cos - a) * share, b + (pure * sin - b) * share, bytes);
    result[p] = bytes[0];
    result[p + 1] = bytes[1];
    result[p + 2] = bytes[2];
  }
  return result;
}

/** The most frequent hue, in degrees: the middle of the strongest three neighbouring bins. */
function strongest(hues: Float64Array): number {
  const of = (bin: number) => hues[(bin + BINS) % BINS] ?? 0;
  const sum = (bin: number) => of(bin - 1) + of(bin) + of(bin + 1);
  let best = 0;
  for (let bin = 1; bin < BINS; bin += 1) if (sum(bin) > sum(best)) best = bin;
  const lean = (of(best + 1) - of(best - 1)) / Math.max(1e-9, sum(best));
  return (best + 0.5 + lean) * (360 / BINS);
}

/** The typical lightness of the grey pixels. */
function middleGrey(pixels: Buffer, labs: Float32Array): number {
  const tones = new Float64Array(20);
  for (let p = 3, q = 0; p < pixels.length; p += 4, q += 3) {
    if ((pixels[p] ?? 0) < CLEAR || Math.hypot(labs[q + 1] ?? 0, labs[q + 2] ?? 0) > 0.08) continue;
    const tone = Math.min(19, Math.floor((labs[q] ?? 0) * 20));
    tones[tone] = (tones[tone] ?? 0) + 1;
  }
  return (tones.indexOf(Math.max(...tones)) + 0.5) / 20;
}

/** 1 up to `from`, 0 from `to` on. */
const fade = (value: number, from: number, to: number) =>
  value <= from ? 1 : value >= to ? 0 : 1 - (value - from) / (to - from);
