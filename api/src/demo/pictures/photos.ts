import type { Kind } from '../content/category';
import type { Colour } from '../content/options';
import { oklch } from './oklch';
import type { Recipe } from './recipe';

const EDGE = 800;
/** The height at which the wall ends and the table begins. */
const HORIZON = 430;

interface Room {
  /** hues of wall and table, and the lightness of the table */
  readonly wall: number;
  readonly table: number;
  readonly lightness: number;
  /** the surface of the table: boards, a cloth, tiles */
  readonly pattern: 'boards' | 'cloth' | 'tiles';
  /** the side that the light comes from */
  readonly light: 'start' | 'end';
}

const ROOMS: readonly Room[] = [
  { wall: 80, table: 62, lightness: 0.62, pattern: 'boards', light: 'start' },
  { wall: 220, table: 85, lightness: 0.9, pattern: 'cloth', light: 'end' },
  { wall: 35, table: 50, lightness: 0.48, pattern: 'boards', light: 'end' },
  { wall: 150, table: 200, lightness: 0.84, pattern: 'tiles', light: 'start' },
  { wall: 270, table: 70, lightness: 0.74, pattern: 'boards', light: 'start' },
  { wall: 60, table: 330, lightness: 0.86, pattern: 'cloth', light: 'start' },
];

/**
 * A product as a shopper photographs it at home: on a table, not quite straight, lit by a window.
 *
 * @param colour null for products that come in one colour
 * @param shot number of the photo among several of the same product
 */
export function shopperPhoto({ slug, drawing }: Kind, colour: Colour | null, shot: number): Recipe {
  const seed = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) + 5 * shot;
  const room = ROOMS[seed % ROOMS.length] as Room;
  const lean = (seed % 11) - 5;
  return {
    label: `photo-${slug}`,
    width: EDGE,
    height: EDGE,
    ground: null,
    light: room.light,
    backdrop: wallAndTable(room),
    items: [
      {
        drawing,
        x: 0.5 + lean * 0.018,
        y: 0.53 - (seed % 3) * 0.02,
        size: 0.56 + (seed % 4) * 0.03,
        ...(lean !== 0 && { tilt: lean * 2 }),
        ...(colour && { dye: { hue: colour.hue, chroma: colour.chroma * 0.92, lightness: colour.lightness * 0.96 } }),
        at: 'middle',
        shadow: 'cast',
      },
    ],
    svg: windowLight(room),
    further: true,
  };
}

function wallAndTable({ wall, table, lightness, pattern, light }: Room): string {
  const tone = (step: number) => oklch(lightness + step, pattern === 'boards' ? 0.075 : 0.025, table);
  const depth = EDGE - HORIZON;
  const lines = {
    // boards come closer towards the viewer
    boards: [0.08, 0.2, 0.36, 0.57, 0.82].map(
      (share) =>
        `<rect y="${HORIZON + depth * share}" width="${EDGE}" height="${2 + 4 * share}" fill="${tone(-0.13)}"/>` +
        `<rect y="${HORIZON + depth * share + 6}" width="${EDGE}" height="${depth * share * 0.12}" fill="${tone(0.03)}" opacity=".5"/>`,
    ),
    cloth: [0.16, 0.4, 0.7].map(
      (share) =>
        `<path d="M0 ${HORIZON + depth * share}q200 ${40 * share} 400 8t400 -6" fill="none" stroke="${tone(-0.07)}" stroke-width="${10 + 16 * share}" opacity=".55"/>`,
    ),
    tiles: [-900, -560, -260, 0, 260, 560, 900].map(
      (x) => `<path d="M${400 + x * 0.35} ${HORIZON}L${400 + x} ${EDGE}" stroke="${tone(-0.1)}" stroke-width="5"/>`,
    ),
  }[pattern];
  const beam = light === 'start' ? 'M0 40L330 0H620L150 800H0Z' : 'M800 40L470 0H180L650 800H800Z';
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${oklch(0.8, 0.035, wall)}"/><stop offset="1" stop-color="${oklch(0.9, 0.03, wall)}"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${tone(-0.09)}"/><stop offset=".35" stop-color="${tone(0)}"/><stop offset="1" stop-color="${tone(0.03)}"/></linearGradient></defs>
<rect width="${EDGE}" height="${HORIZON}" fill="url(#wall)"/>
<rect y="${HORIZON}" width="${EDGE}" height="${depth}" fill="url(#table)"/>${lines.join('')}
<rect y="${HORIZON - 5}" width="${EDGE}" height="12" fill="${tone(-0.2)}" opacity=".45"/>
<path d="${beam}" fill="#fff8e4" opacity=".18"/>`;
}

/** Window light over the whole picture, with the far corners darker. */
function windowLight({ light }: Room): string {
  return `<defs><radialGradient id="fall" gradientUnits="userSpaceOnUse" cx="${light === 'start' ? 0 : EDGE}" cy="90" r="1050">
<stop offset="0" stop-color="#fff3d6" stop-opacity=".38"/><stop offset=".5" stop-color="#fff3d6" stop-opacity="0"/>
<stop offset="1" stop-color="#1a1026" stop-opacity=".42"/></radialGradient></defs>
<rect width="${EDGE}" height="${EDGE}" fill="url(#fall)"/>`;
}
