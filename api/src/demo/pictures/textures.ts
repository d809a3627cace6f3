import type { MaterialId } from '../content/materials';
import type { Dye } from './dye';
import { oklch } from './oklch';

/** A close-up of a material, drawn in tones of a colour. `step` is lightness. */
type Draw = (tone: (step: number) => string) => string;

/** A repeating tile, size in pixels, rotated by the given degrees. */
const repeated = (width: number, height: number, degrees: number, body: string) =>
  `<pattern id="stuff" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})">${body}</pattern>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

const weave =
  (thread: number, degrees: number): Draw =>
  (tone) => {
    const [t, s] = [thread, 2 * thread];
    return repeated(
      s,
      s,
      degrees,
      `${rect(0, 0, s, s, tone(-0.1))}${rect(0.5, 0.5, s - 1, t - 1, tone(0.02), 2)}${rect(0.5, t + 0.5, t - 1, t - 1, tone(-0.03), 2)}${rect(t + 0.5, 0, t - 1, t, tone(0.06), 2)}${rect(t + 0.5, t + 0.5, t - 1, t - 1, tone(-0.03), 2)}`,
    );
  };
const knit: Draw = (tone) =>
  repeated(
    34,
    30,
    0,
    `${rect(0, 0, 34, 30, tone(-0.12))}<path d="M17 30Q3 20 3 3M17 30Q31 20 31 3" stroke="${tone(0.03)}" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M14 25Q6 17 5 6M28 6q-1 10-8 18" stroke="${tone(0.1)}" stroke-width="2.5" fill="none" opacity=".7"/>`,
  );
const satin: Draw = (tone) =>
  repeated(
    190,
    400,
    24,
    `<linearGradient id="fold"><stop offset="0" stop-color="${tone(-0.08)}"/><stop offset=".3" stop-color="${tone(0.13)}"/><stop offset=".55" stop-color="${tone(-0.02)}"/><stop offset=".8" stop-color="${tone(0.05)}"/><stop offset="1" stop-color="${tone(-0.08)}"/></linearGradient>${rect(0, 0, 190, 400, 'url(#fold)')}`,
  );
const grain: Draw = (tone) => {
  const bumps = Array.from({ length: 26 }, (_, n) => {
    const [x, y, r] = [(n * 0.618 * 90) % 90, (n * 0.7549 * 90) % 90, 7 + ((n * 7) % 5)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r}" ry="${r * 0.8}" fill="${tone(0.03 * ((n % 3) - 1))}" stroke="${tone(-0.1)}" stroke-width="2.2"/><ellipse cx="${(x - 2).toFixed(1)}" cy="${(y - 2.4).toFixed(1)}" rx="${r * 0.45}" ry="${r * 0.3}" fill="${tone(0.09)}" opacity=".7"/>`;
  });
  return repeated(90, 90, 12, rect(0, 0, 90, 90, tone(-0.06)) + bumps.join(''));
};
const net: Draw = (tone) =>
  repeated(
    26,
    44,
    0,
    `${rect(0, 0, 26, 44, tone(0.04))}${[
      [13, 11],
      [0, 33],
      [26, 33],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="7.5" ry="8" fill="${tone(-0.2)}"/><path d="M${(x ?? 0) - 7} ${(y ?? 0) + 3}q7 8 14 0" stroke="${tone(0.12)}" stroke-width="2" fill="none"/>`,
      )
      .join('')}`,
  );
const dots: Draw = (tone) =>
  repeated(
    22,
    22,
    45,
    `${rect(0, 0, 22, 22, tone(-0.02))}<circle cx="11" cy="11" r="6" fill="${tone(0.05)}"/><circle cx="12.5" cy="12.5" r="5" fill="${tone(-0.01)}"/>`,
  );
const brushed: Draw = (tone) =>
  repeated(
    400,
    26,
    0,
    [0, 3, 5, 9, 11, 14, 17, 21, 23]
      .map((y, n) => rect(0, y, 400, 3, tone([0.02, -0.03, 0.05, 0, -0.02, 0.07, -0.04, 0.03, -0.01][n] ?? 0)))
      .join('') + rect(0, 25, 400, 2, tone(0.04)),
  );
const smooth: Draw = (tone) =>
  repeated(
    60,
    60,
    20,
    `${rect(0, 0, 60, 60, tone(0))}${Array.from({ length: 14 }, (_, n) => `<circle cx="${((n * 37) % 60) + 0.5}" cy="${((n * 23) % 60) + 0.5}" r="${1 + (n % 3) * 0.6}" fill="${tone(n % 2 ? 0.06 : -0.05)}"/>`).join('')}`,
  );
const wooden: Draw = (tone) =>
  repeated(
    400,
    130,
    -6,
    `${rect(0, 0, 400, 130, tone(0))}${[6, 20, 31, 47, 60, 78, 90, 108, 120].map((y, n) => `<path d="M0 ${y}q100 ${(n % 5) * 4 - 8} 200 0t200 0" stroke="${tone(-0.05 - 0.02 * (n % 3))}" stroke-width="${2 + (n % 3) * 1.5}" fill="none"/>`).join('')}<ellipse cx="290" cy="64" rx="34" ry="11" fill="none" stroke="${tone(-0.11)}" stroke-width="4"/><ellipse cx="290" cy="64" rx="17" ry="5" fill="${tone(-0.12)}"/>`,
  );
const glazed: Draw = (tone) =>
  repeated(
    130,
    130,
    8,
    `${rect(0, 0, 130, 130, tone(0.02))}${Array.from({ length: 30 }, (_, n) => `<circle cx="${(n * 80.3) % 130}" cy="${(n * 98.1) % 130}" r="${0.8 + (n % 4) * 0.9}" fill="${tone(-0.2)}" opacity=".55"/>`).join('')}`,
  );
const clear: Draw = (tone) =>
  repeated(
    300,
    300,
    32,
    `<linearGradient id="glassy"><stop offset="0" stop-color="${tone(0.05)}"/><stop offset=".28" stop-color="${tone(-0.05)}"/><stop offset=".31" stop-color="${tone(0.16)}"/><stop offset=".4" stop-color="${tone(0.1)}"/><stop offset=".43" stop-color="${tone(-0.03)}"/><stop offset="1" stop-color="${tone(0.05)}"/></linearGradient>${rect(0, 0, 300, 300, 'url(#glassy)')}`,
  );
const fibres: Draw = (tone) =>
  repeated(
    120,
    120,
    15,
    `${rect(0, 0, 120, 120, tone(0.03))}${Array.from({ length: 34 }, (_, n) => `<path d="M${(n * 74) % 120} ${(n * 91) % 120}q${(n % 9) - 4} ${(n % 7) - 8} ${(n % 17) - 8} -${6 + (n % 10)}" stroke="${tone(n % 3 ? -0.05 : 0.05)}" stroke-width="1.3" fill="none"/>`).join('')}`,
  );
const cream: Draw = (tone) =>
  repeated(
    260,
    180,
    -18,
    `${rect(0, 0, 260, 180, tone(0.03))}<path d="M-20 60q70-60 140-6t160-20M-20 150q80-54 150 0t150-16" stroke="${tone(0.09)}" stroke-width="34" fill="none" stroke-linecap="round"/><path d="M-20 82q70-60 140-6t160-20M-20 172q80-54 150 0t150-16" stroke="${tone(-0.06)}" stroke-width="8" fill="none" opacity=".7"/>`,
  );

interface Stuff {
  readonly draw: Draw;
  /** the material's own colour; if absent, it has the colour of the product */
  readonly own?: Dye;
}
const STUFFS: Readonly<Partial<Record<MaterialId, Stuff>>> = {
  cotton: { draw: weave(13, 0) },
  denim: { draw: weave(11, 45), own: { lightness: 0.5, chroma: 0.1, hue: 256 } },
  polyester: { draw: weave(8, 0) },
  canvas: { draw: weave(18, 0) },
  wool: { draw: knit },
  silk: { draw: satin },
  leather: { draw: grain },
  mesh: { draw: net },
  rubber: { draw: dots },
  plastic: { draw: smooth },
  steel: { draw: brushed, own: { lightness: 0.77, chroma: 0.008, hue: 250 } },
  silver: { draw: brushed, own: { lightness: 0.85, chroma: 0.005, hue: 250 } },
  aluminium: { draw: brushed, own: { lightness: 0.72, chroma: 0.006, hue: 260 } },
  brass: { draw: brushed, own: { lightness: 0.77, chroma: 0.1, hue: 85 } },
  oak: { draw: wooden, own: { lightness: 0.68, chroma: 0.075, hue: 68 } },
  beech: { draw: wooden, own: { lightness: 0.77, chroma: 0.065, hue: 66 } },
  spruce: { draw: wooden, own: { lightness: 0.82, chroma: 0.07, hue: 76 } },
  ceramic: { draw: glazed },
  glass: { draw: clear, own: { lightness: 0.88, chroma: 0.02, hue: 215 } },
  wax: { draw: cream },
  vegan: { draw: cream },
  paper: { draw: fibres, own: { lightness: 0.94, chroma: 0.018, hue: 88 } },
};
export const SAMPLE = 364;
/** For materials that are not dyed and have no colour of their own. */
const UNDYED: Dye = { lightness: 0.88, chroma: 0.02, hue: 75 };

/**
 * A round close-up sample of a material: SVG of a square with edges of `SAMPLE` pixels.
 *
 * @param dye the colour of the product; null: the natural colour of the material
 * @returns empty if a close-up shows nothing: food and plants
 */
export function sample(material: MaterialId, dye: Dye | null): string {
  const stuff = STUFFS[material];
  if (!stuff) return '';
  const { lightness, chroma, hue } = stuff.own ?? dye ?? UNDYED;
  const tone = (step: number) => oklch(Math.min(0.99, Math.max(0.1, lightness + step)), chroma, hue);
  const [x, y, radius] = [SAMPLE / 2, SAMPLE / 2, 150];
  const round = `cx="${x}" cy="${y}" r="${radius}"`;
  return `<defs>${stuff.draw(tone)}<radialGradient id="dome" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b1420" stop-opacity=".3"/></radialGradient>
<radialGradient id="below"><stop offset=".8" stop-color="#1b1420" stop-opacity=".34"/><stop offset="1" stop-color="#1b1420" stop-opacity="0"/></radialGradient></defs>
<circle cx="${x}" cy="${y + 12}" r="${radius * 1.12}" fill="url(#below)"/><circle ${round} fill="url(#stuff)"/><circle ${round} fill="url(#dome)"/><circle ${round} fill="none" stroke="#fff" stroke-width="10"/>`;
}
