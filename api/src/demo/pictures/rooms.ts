import type { RoomId } from '../content/settings-of-use';
import { oklch } from './oklch';

const EDGE = 800;

/** The differences between two pictures of the same room. */
export interface Mood {
  /** hue of walls and cloths, degrees */
  readonly hue: number;
  /** the room is mirrored */
  readonly mirrored: boolean;
}

/** A room made of plain shapes, with the positions of things in it (shares of the picture). */
interface Room {
  readonly shapes: (hue: number) => string;
  /** height at which the product is placed: its foot, its top or its middle */
  readonly y: number;
  readonly at: 'foot' | 'top' | 'middle';
  /** horizontal position */
  readonly x: number;
  /** positions of other things: horizontal, vertical, size */
  readonly beside: readonly (readonly [x: number, y: number, size: number])[];
}

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const disc = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
const shade = (id: string, from: string, to: string, across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
/** Boards or tiles of a floor get narrower with distance. */
const NEARER = [0.07, 0.18, 0.33, 0.53, 0.78];

function wall(hue: number, lightness = 0.9): string {
  return `<defs>${shade('wall', oklch(lightness - 0.05, 0.022, hue), oklch(lightness + 0.025, 0.018, hue))}</defs>${box(0, 0, EDGE, EDGE, 'url(#wall)')}`;
}

function win(x: number, y: number, width: number, height: number): string {
  const bar = oklch(0.97, 0.006, 90);
  return `<defs>${shade('glass', oklch(0.9, 0.045, 235), oklch(0.97, 0.02, 110))}</defs>
${box(x - 12, y - 12, width + 24, height + 24, bar)}${box(x, y, width, height, 'url(#glass)')}
${disc(x + width * 0.3, y + height, width * 0.42, height * 0.3, oklch(0.83, 0.06, 145), 'opacity=".7"')}
${box(x, y + height, width, height * 0.3, bar)}${box(x + width / 2 - 4, y, 8, height, bar)}${box(x, y + height * 0.42, width, 8, bar)}
${box(x - 26, y + height + 12, width + 52, 14, oklch(0.93, 0.01, 90))}`;
}

function planks(top: number, hue: number, lightness: number, chroma = 0.055): string {
  const tone = (step: number) => oklch(lightness + step, chroma, hue);
  const depth = EDGE - top;
  const rows = NEARER.map((share) => box(0, top + depth * share, EDGE, 1.5 + 3 * share, tone(-0.09), 'opacity=".7"'));
  const joints = [90, 420, 640, 210, 560, 330].map((x, n) => {
    const [from = 0, to = 1] = [[0, ...NEARER][n], [...NEARER, 1][n]];
    return box(x, top + depth * from, 2, depth * (to - from), tone(-0.09), 'opacity=".55"');
  });
  return `<defs>${shade('planks', tone(-0.06), tone(0.04))}</defs>${box(0, top, EDGE, depth, 'url(#planks)')}${rows.join('')}${joints.join('')}`;
}

/** The top of a table in the foreground, seen slightly from above. */
function top(y: number, light: string, dark: string, edge: number): string {
  return `<defs>${shade('top', dark, light)}</defs>${box(0, y, EDGE, EDGE - y - edge, 'url(#top)')}${box(0, y, EDGE, 3, '#fff', 'opacity=".35"')}
${edge > 0 ? box(0, EDGE - edge, EDGE, edge, dark) : ''}`;
}

const tiles = (x0: number, y0: number, width: number, height: number, w: number, h: number, line: string) =>
  `<defs><pattern id="tiles" width="${w}" height="${2 * h}" patternUnits="userSpaceOnUse" x="${x0}" y="${y0}">
<path d="M0 .5H${w}M0 ${h}H${w}M.5 0V${h}M${w / 2} ${h}V${2 * h}" stroke="${line}" stroke-width="3" fill="none"/></pattern></defs>
${box(x0, y0, width, height, 'url(#tiles)')}`;

const books = (x: number, foot: number, hue: number) =>
  [
    [0, 26, 118],
    [28, 34, 140],
    [64, 22, 104],
    [88, 30, 128],
  ]
    .map(([dx = 0, width = 0, height = 0], n) =>
      box(x + dx, foot - height, width, height, oklch(0.76 - n * 0.03, 0.045, hue + 70 * n), 'rx="3"'),
    )
    .join('');

const garment = (x: number, width: number, length: number, colour: string) =>
  `<path d="M${x} 168q${width / 2} -34 ${width} 0l${width * 0.16} ${length}q-${width * 0.66} 22 -${width * 1.32} 0z" fill="${colour}"/>
<path d="M${x + width / 2} 150v-26" stroke="#8b8580" stroke-width="5"/>`;

const pine = (x: number, foot: number, size: number, colour: string) =>
  `<path d="M${x} ${foot - size}l${size * 0.3} ${size * 0.42}h-${size * 0.13}l${size * 0.24} ${size * 0.44}h-${size * 0.82}l${size * 0.24} -${size * 0.44}h-${size * 0.13}z" fill="${colour}"/>`;

const cloud = (x: number, y: number, size: number) =>
  `<g fill="#fff" opacity=".85">${disc(x, y, size, size * 0.34, '#fff')}${disc(x - size * 0.3, y - size * 0.26, size * 0.42, size * 0.34, '#fff')}${disc(x + size * 0.28, y - size * 0.2, size * 0.5, size * 0.36, '#fff')}</g>`;

/** Grain, blades of grass, pebbles: small strokes, spread evenly but not in rows. */
function strewn(count: number, draw: (x: number, y: number, n: number) => string): string {
  return Array.from({ length: count }, (_, n) =>
    draw((n * 0.618034 * EDGE) % EDGE, ((n * 0.754878 + 0.13) % 1) * EDGE, n),
  ).join('');
}

/** The shadow of window bars on a surface below. */
const beam =
  '<path d="M-40 120L330 -40H520L60 330ZM-40 420L90 350L560 -40H740L170 470L-40 640Z" fill="#fff7e2" opacity=".32"/>';
const CORNERS: Room['beside'] = [
  [0.12, 0.16, 0.26],
  [0.9, 0.86, 0.24],
];
const flat = (shapes: Room['shapes']): Room => ({
  shapes: (hue) => shapes(hue) + beam,
  y: 0.5,
  at: 'middle',
  x: 0.5,
  beside: CORNERS,
});

const SCENES: Readonly<Record<RoomId, Room>> = {
  table: {
    shapes: (hue) =>
      `${wall(hue)}${win(90, 60, 260, 330)}<path d="M610 0v120" stroke="#77706a" stroke-width="4"/><path d="M540 190q10-76 70-76t70 76z" fill="${oklch(0.7, 0.06, hue + 40)}"/>
${top(520, oklch(0.74, 0.075, 65), oklch(0.6, 0.07, 60), 0)}<path d="M0 640H800M0 735H800" stroke="${oklch(0.6, 0.07, 60)}" stroke-width="3" opacity=".5"/>`,
    y: 0.83,
    at: 'foot',
    x: 0.46,
    beside: [
      [0.8, 0.74, 0.24],
      [0.14, 0.71, 0.2],
    ],
  },
  counter: {
    shapes: (hue) =>
      `${wall(hue, 0.93)}${tiles(0, 0, EDGE, 520, 110, 56, oklch(0.84, 0.015, hue))}${box(90, 150, 620, 16, oklch(0.68, 0.06, 62))}
${[150, 230, 320].map((x, n) => box(x, 84 - 6 * n, 52, 66 + 6 * n, oklch(0.82, 0.03, hue + 50 * n), 'rx="9"') + box(x + 6, 74 - 6 * n, 40, 12, oklch(0.66, 0.05, 60), 'rx="4"')).join('')}
${disc(560, 130, 52, 22, oklch(0.86, 0.02, hue))}${top(520, oklch(0.95, 0.006, 80), oklch(0.86, 0.008, 80), 34)}
<path d="M60 600q160 40 300 10t420 60M380 700q180-40 420-20" stroke="${oklch(0.8, 0.01, 260)}" stroke-width="4" fill="none" opacity=".6"/>`,
    y: 0.82,
    at: 'foot',
    x: 0.48,
    beside: [
      [0.81, 0.74, 0.23],
      [0.13, 0.73, 0.2],
    ],
  },
  desk: {
    shapes: (hue) =>
      `${wall(hue, 0.92)}${box(470, 90, 240, 170, oklch(0.97, 0.006, 90))}${box(486, 106, 208, 138, oklch(0.85, 0.05, hue + 90))}${disc(590, 200, 90, 46, oklch(0.75, 0.06, hue + 120))}
${[0, 1, 2].map((n) => box(110 + n * 92, 120 + (n % 2) * 34, 74, 74, oklch(0.9, 0.06, 95 + n * 70))).join('')}
${top(545, oklch(0.82, 0.045, 72), oklch(0.7, 0.05, 66), 30)}`,
    y: 0.83,
    at: 'foot',
    x: 0.46,
    beside: [
      [0.84, 0.76, 0.22],
      [0.1, 0.75, 0.18],
    ],
  },
  shelf: {
    shapes: (hue) =>
      `${wall(hue, 0.88)}${box(0, 122, EDGE, 22, oklch(0.66, 0.06, 60))}${box(0, 144, EDGE, 16, '#2a2030', 'opacity=".12"')}${books(90, 122, hue)}${books(560, 122, hue + 120)}
${box(0, 630, EDGE, 32, oklch(0.68, 0.06, 60))}${box(0, 630, EDGE, 5, '#fff', 'opacity=".3"')}${box(0, 662, EDGE, 26, '#2a2030', 'opacity=".14"')}
${box(70, 700, 26, 100, oklch(0.6, 0.05, 60))}${box(704, 700, 26, 100, oklch(0.6, 0.05, 60))}`,
    y: 0.79,
    at: 'foot',
    x: 0.44,
    beside: [
      [0.8, 0.79, 0.28],
      [0.12, 0.79, 0.2],
    ],
  },
  hall: {
    shapes: (hue) =>
      `${wall(hue, 0.9)}${[70, 330, 590].map((x) => box(x, 300, 200, 230, 'none', `stroke="${oklch(0.8, 0.02, hue)}" stroke-width="5"`)).join('')}
${box(0, 560, EDGE, 34, oklch(0.95, 0.01, 90))}${planks(594, 62, 0.66)}${disc(400, 700, 330, 74, oklch(0.78, 0.05, hue + 30))}${disc(400, 700, 296, 62, oklch(0.84, 0.04, hue + 30))}
${box(140, 92, 520, 26, oklch(0.66, 0.06, 60), 'rx="10"')}${[220, 340, 460, 580].map((x) => disc(x, 132, 11, 15, oklch(0.55, 0.05, 60))).join('')}`,
    y: 0.89,
    at: 'foot',
    x: 0.47,
    beside: [
      [0.85, 0.79, 0.34],
      [0.12, 0.78, 0.22],
    ],
  },
  bathroom: {
    shapes: (hue) =>
      `${wall(hue, 0.94)}${tiles(0, 0, EDGE, 540, 92, 92, oklch(0.87, 0.02, hue))}${disc(270, 250, 170, 170, oklch(0.8, 0.05, 75))}${disc(270, 250, 156, 156, oklch(0.95, 0.015, 220))}
<path d="M170 320L330 130M210 350L390 150" stroke="#fff" stroke-width="16" opacity=".6"/>${box(600, 150, 130, 9, '#9b948c', 'rx="4"')}${box(616, 156, 98, 210, oklch(0.83, 0.05, hue + 20), 'rx="6"')}${box(616, 320, 98, 12, oklch(0.93, 0.02, hue + 20))}
${top(540, oklch(0.96, 0.006, 90), oklch(0.87, 0.008, 90), 40)}`,
    y: 0.83,
    at: 'foot',
    x: 0.47,
    beside: [
      [0.82, 0.76, 0.26],
      [0.14, 0.75, 0.18],
    ],
  },
  living: {
    shapes: (hue) =>
      `${wall(hue, 0.9)}${win(500, 70, 220, 300)}${box(110, 110, 150, 190, oklch(0.97, 0.006, 90))}${box(128, 128, 114, 154, oklch(0.8, 0.06, hue + 60))}${disc(190, 250, 44, 60, oklch(0.7, 0.07, hue + 20))}
${box(0, 540, EDGE, 30, oklch(0.96, 0.008, 90))}${planks(570, 64, 0.7)}${disc(400, 690, 370, 92, oklch(0.8, 0.045, hue + 180))}${disc(400, 690, 330, 78, oklch(0.86, 0.035, hue + 180))}`,
    y: 0.87,
    at: 'foot',
    x: 0.48,
    beside: [
      [0.88, 0.77, 0.3],
      [0.1, 0.79, 0.22],
    ],
  },
  pitch: {
    shapes: (hue) =>
      `<defs>${shade('sky', oklch(0.83, 0.06, 235), oklch(0.95, 0.025, 210))}${shade('lawn', oklch(0.66, 0.12, 138), oklch(0.58, 0.12, 140))}</defs>${box(0, 0, EDGE, 480, 'url(#sky)')}${cloud(200, 120, 110)}${cloud(620, 190, 80)}
${[0, 120, 250, 390, 520, 660, 780].map((x, n) => disc(x, 440, 110, 70 + (n % 3) * 26, oklch(0.55 + (n % 2) * 0.04, 0.09, 142))).join('')}${box(0, 440, EDGE, 360, 'url(#lawn)')}
${[470, 540, 640].map((y, n) => box(0, y, EDGE, 30 + 22 * n, oklch(0.69, 0.12, 136), 'opacity=".55"')).join('')}<path d="M0 ${500 + (hue % 30)}H800" stroke="#fff" stroke-width="7" opacity=".9"/>`,
    y: 0.85,
    at: 'foot',
    x: 0.46,
    beside: [[0.84, 0.72, 0.2]],
  },
  street: {
    shapes: (hue) =>
      `<defs>${shade('sky', oklch(0.86, 0.05, 235), oklch(0.96, 0.02, 80))}</defs>${box(0, 0, EDGE, 560, 'url(#sky)')}
${[0, 1, 2, 3, 4].map((n) => box(-20 + n * 168, 120 + ((n * 73) % 110), 160, 460, oklch(0.84 - (n % 2) * 0.05, 0.04, hue + 50 * n)) + [0, 1, 2].map((r) => [0, 1].map((c) => box(12 + n * 168 + c * 66, 270 + r * 84 + ((n * 37) % 40), 36, 50, oklch(0.93, 0.03, 220))).join('')).join('')).join('')}
${box(0, 548, EDGE, 16, oklch(0.78, 0.01, 80))}${box(0, 564, EDGE, 236, oklch(0.72, 0.008, 80))}<path d="M130 564L20 800M400 564V800M670 564L780 800M0 640H800M0 730H800" stroke="${oklch(0.65, 0.01, 80)}" stroke-width="4"/>`,
    y: 0.89,
    at: 'foot',
    x: 0.48,
    beside: [[0.88, 0.76, 0.24]],
  },
  camp: {
    shapes: (hue) =>
      `<defs>${shade('sky', oklch(0.5, 0.09, 268), oklch(0.86, 0.09, 60))}${shade('lawn', oklch(0.48, 0.075, 140), oklch(0.4, 0.06, 142))}</defs>${box(0, 0, EDGE, 560, 'url(#sky)')}
${[
  [110, 80],
  [260, 150],
  [420, 60],
  [560, 130],
  [700, 70],
  [640, 210],
  [330, 230],
]
  .map(([x = 0, y = 0]) => disc(x, y, 3, 3, '#fff'))
  .join('')}
<path d="M0 500L170 ${270 + (hue % 50)}L300 420L470 250L640 430L730 350L800 430V600H0Z" fill="${oklch(0.52, 0.05, 275)}"/>${[40, 120, 640, 720, 780].map((x, n) => pine(x, 560, 170 + (n % 3) * 40, oklch(0.38, 0.055, 150))).join('')}${box(0, 548, EDGE, 252, 'url(#lawn)')}
<path d="M0 600q200-30 400 0t400-6V640q-200 20-400 0t-400 10z" fill="${oklch(0.53, 0.08, 136)}" opacity=".5"/>`,
    y: 0.86,
    at: 'foot',
    x: 0.47,
    beside: [[0.84, 0.83, 0.22]],
  },
  snow: {
    shapes: (hue) =>
      `<defs>${shade('sky', oklch(0.78, 0.08, 240), oklch(0.95, 0.02, 230))}${shade('snow', oklch(0.97, 0.01, 240), oklch(0.92, 0.02, 245))}</defs>${box(0, 0, EDGE, 560, 'url(#sky)')}
<path d="M-40 540L200 ${190 + (hue % 40)}L360 400L520 250L860 560Z" fill="${oklch(0.82, 0.035, 245)}"/><path d="M200 ${190 + (hue % 40)}l60 80l-44-10l-26 30l-30-34l-40 30zM520 250l66 58l-40 0l-30 26l-24-30l-30 10z" fill="#fff"/>
${[30, 110, 690, 770].map((x, n) => pine(x, 560, 150 + (n % 2) * 70, oklch(0.5, 0.05, 165))).join('')}<path d="M0 540q220-50 430 0t370-14V800H0z" fill="url(#snow)"/><path d="M0 690q260-46 480 0t320 0" stroke="${oklch(0.86, 0.03, 245)}" stroke-width="8" fill="none"/>`,
    y: 0.86,
    at: 'foot',
    x: 0.47,
    beside: [[0.86, 0.79, 0.24]],
  },
  playroom: {
    shapes: (hue) =>
      `${wall(hue, 0.92)}<path d="M-10 60q200 120 410 40t410-30" stroke="#b9aea4" stroke-width="4" fill="none"/>${[60, 190, 320, 450, 590, 720].map((x, n) => `<path d="M${x} ${[96, 126, 126, 98, 72, 62][n]}h58l-29 66z" fill="${oklch(0.8, 0.09, 60 * n + hue)}"/>`).join('')}
${box(0, 520, EDGE, 28, oklch(0.97, 0.008, 90))}${planks(548, 70, 0.78, 0.045)}${disc(400, 690, 360, 90, oklch(0.82, 0.07, hue + 200))}${disc(400, 690, 240, 60, oklch(0.88, 0.06, hue + 120))}
${box(640, 430, 90, 90, oklch(0.78, 0.1, 30), 'rx="10"')}${box(686, 346, 84, 84, oklch(0.82, 0.1, 95), 'rx="10"')}${box(732, 432, 90, 90, oklch(0.74, 0.09, 250), 'rx="10"')}`,
    y: 0.87,
    at: 'foot',
    x: 0.45,
    beside: [[0.13, 0.76, 0.24]],
  },
  rail: {
    shapes: (hue) =>
      `${wall(hue, 0.92)}${box(0, 690, EDGE, 18, oklch(0.97, 0.008, 90))}${planks(708, 66, 0.74)}${box(60, 690, 680, 16, '#2a2030', 'opacity=".08"')}
${garment(40, 110, 380, oklch(0.85, 0.025, hue + 30))}${garment(96, 104, 330, oklch(0.78, 0.035, hue + 200))}${garment(646, 108, 400, oklch(0.82, 0.03, hue + 90))}${garment(590, 96, 340, oklch(0.88, 0.02, hue))}
${box(0, 108, EDGE, 16, '#a39b93', 'rx="8"')}${box(0, 110, EDGE, 5, '#fff', 'opacity=".5"')}
<path d="M400 124v-14q0-22 16-22M400 124v22M400 144L290 190M400 144L510 190" stroke="${oklch(0.6, 0.06, 60)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    y: 0.21,
    at: 'top',
    x: 0.5,
    beside: [
      [0.2, 0.95, 0.17],
      [0.82, 0.95, 0.16],
    ],
  },
  wall: {
    shapes: (hue) =>
      `${wall(hue, 0.88)}${box(80, 600, 640, 26, oklch(0.64, 0.06, 60))}${box(100, 626, 600, 174, oklch(0.7, 0.055, 62))}${box(118, 646, 274, 154, oklch(0.73, 0.055, 62), 'rx="4"')}${box(408, 646, 274, 154, oklch(0.73, 0.055, 62), 'rx="4"')}${disc(374, 720, 8, 8, '#5b5048')}${disc(426, 720, 8, 8, '#5b5048')}`,
    y: 0.34,
    at: 'middle',
    x: 0.5,
    beside: [
      [0.78, 0.75, 0.22],
      [0.2, 0.75, 0.16],
    ],
  },
  sky: {
    shapes: (hue) =>
      `<defs>${shade('sky', oklch(0.72, 0.1, 240), oklch(0.95, 0.03, 215))}</defs>${box(0, 0, EDGE, EDGE, 'url(#sky)')}${cloud(170, 170, 130)}${cloud(660, 330, 120)}${cloud(590, 90, 70)}
<path d="M520 470Q470 640 ${300 + (hue % 60)} 800" stroke="#6b6660" stroke-width="3" fill="none"/><path d="M-10 720q210-110 430-30t400-30V800H-10z" fill="${oklch(0.66, 0.12, 138)}"/><path d="M-10 760q260-60 520 0t300-10V800H-10z" fill="${oklch(0.6, 0.12, 140)}"/>`,
    y: 0.42,
    at: 'middle',
    x: 0.56,
    beside: [],
  },
  ceiling: {
    shapes: (hue) =>
      `${wall(hue, 0.8)}<path d="M400 0V140" stroke="#4b4540" stroke-width="6"/>${box(372, 0, 56, 18, '#4b4540', 'rx="4"')}<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient></defs>
${disc(400, 300, 380, 330, 'url(#glow)')}${top(640, oklch(0.72, 0.075, 64), oklch(0.6, 0.07, 60), 0)}${disc(400, 700, 330, 60, '#fff1cc', 'opacity=".35"')}`,
    y: 0.16,
    at: 'top',
    x: 0.5,
    beside: [
      [0.76, 0.88, 0.24],
      [0.24, 0.9, 0.2],
    ],
  },
  wood: flat((hue) => {
    const tone = (step: number) => oklch(0.68 + step + (hue % 3) * 0.04, 0.062, 58 + (hue % 20));
    return `${box(0, 0, EDGE, EDGE, tone(0))}${[0, 1, 2, 3, 4].map((n) => box(0, n * 160, EDGE, 158, tone([0.02, -0.015, 0.03, 0, -0.02][n] ?? 0)) + box(0, n * 160 + 157, EDGE, 3, tone(-0.14))).join('')}
${strewn(70, (x, y, n) => `<path d="M${x - 90} ${y}q90 ${(n % 5) - 2} 190 ${(n % 3) - 1}" stroke="${tone(-0.07)}" stroke-width="${1 + (n % 3)}" fill="none" opacity=".5"/>`)}`;
  }),
  linen: flat((hue) => {
    const tone = (step: number) => oklch(0.9 + step, 0.022, hue);
    return `<defs><pattern id="linen" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2H8M0 6H8" stroke="${tone(-0.035)}" stroke-width="1.4"/><path d="M2 0V8M6 0V8" stroke="${tone(0.03)}" stroke-width="1.4"/></pattern></defs>${box(0, 0, EDGE, EDGE, tone(0))}${box(0, 0, EDGE, EDGE, 'url(#linen)')}
<path d="M-20 610q260-90 420 10t420-60M-20 690q300-50 480 20t380-40M560 -20q-60 160 20 300t240 200" stroke="${tone(-0.09)}" stroke-width="16" fill="none" opacity=".4"/><path d="M-20 624q260-90 420 10t420-60M-20 704q300-50 480 20t380-40M576 -20q-60 160 20 300t240 200" stroke="${tone(0.06)}" stroke-width="12" fill="none" opacity=".6"/>`;
  }),
  marble: flat((hue) => {
    const vein = oklch(0.8, 0.012, hue);
    return `${box(0, 0, EDGE, EDGE, oklch(0.95, 0.006, hue))}<g stroke="${vein}" fill="none" stroke-linecap="round"><path d="M-20 180q180 60 300 20t240 90t320 10" stroke-width="7" opacity=".5"/><path d="M120 -20q40 200 190 330t140 520" stroke-width="5" opacity=".45"/><path d="M500 -20q-30 180 90 300t230 130M-20 560q160-30 260 60t300 40t280 90" stroke-width="4" opacity=".5"/><path d="M300 300q120 20 160 120t200 120" stroke-width="2.5" opacity=".6"/></g>`;
  }),
  sand: flat((hue) => {
    const tone = (step: number) => oklch(0.86 + step, 0.05, 82);
    return `${box(0, 0, EDGE, EDGE, tone(0))}${[0, 1, 2, 3, 4, 5].map((n) => `<path d="M-20 ${60 + n * 140 + (hue % 30)}q200 -50 420 0t420 -10" stroke="${tone(-0.05)}" stroke-width="16" fill="none" opacity=".5"/>`).join('')}${strewn(150, (x, y, n) => disc(x, y, 1.5 + (n % 3), 1.2 + (n % 2), tone(-0.12), 'opacity=".5"'))}`;
  }),
  grass: flat((hue) => {
    const tone = (step: number) => oklch(0.62 + step, 0.12, 136 + (hue % 8));
    return `${box(0, 0, EDGE, EDGE, tone(0))}${strewn(340, (x, y, n) => `<path d="M${x} ${y}q${(n % 7) - 3} -14 ${(n % 11) - 5} -${24 + (n % 14)}" stroke="${tone([-0.07, 0.05, -0.03, 0.08][n % 4] ?? 0)}" stroke-width="4" fill="none" stroke-linecap="round"/>`)}`;
  }),
  concrete: flat((hue) => {
    const tone = (step: number) => oklch(0.8 + step, 0.006, hue);
    return `${box(0, 0, EDGE, EDGE, tone(0))}${strewn(200, (x, y, n) => disc(x, y, 1 + (n % 4), 1 + (n % 3), tone(n % 2 ? -0.07 : 0.06), 'opacity=".6"'))}<path d="M0 610H800M530 0V610M210 610V800" stroke="${tone(-0.12)}" stroke-width="6"/>`;
  }),
};

/** Rooms in which things hang on a wall, on a rail or in the air, so that there is no ground for their shadow. */
const HANGING: ReadonlySet<RoomId> = new Set(['rail', 'wall']);
const FLOATING: ReadonlySet<RoomId> = new Set(['sky', 'ceiling']);

/** The room as SVG, and the positions where things stand, hang or lie in it. */
export function room(id: RoomId, { hue, mirrored }: Mood) {
  const { shapes, x, y, at, beside } = SCENES[id];
  const along = (place: number) => (mirrored ? 1 - place : place);
  const isFlat = beside === CORNERS;
  return {
    backdrop: shapes(hue),
    light: mirrored ? ('end' as const) : ('start' as const),
    isFlat,
    thing: {
      x: along(x),
      y,
      at,
      shadow: FLOATING.has(id) ? ('none' as const) : HANGING.has(id) || isFlat ? ('drop' as const) : ('cast' as const),
    },
    beside: beside.map(([place, height, size]) => ({
      x: along(place),
      y: height,
      size,
      at: isFlat ? ('middle' as const) : ('foot' as const),
      shadow: isFlat ? ('drop' as const) : ('cast' as const),
    })),
  };
}
