import { letters } from './alphabet';

/** Visible dimensions of a product in centimetres; a dimension that is absent is not drawn. */
export interface Measures {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  /** from end to end of a product that lies diagonally */
  readonly length?: number;
}

const INK = '#3b3440';
/** px: tick marks at a line's ends, gap between line and product, height of the numbers */
const [TICK, GAP, HIGH] = [11, 26, 24];

/** '28 cm', '45 mm': without decimals, because languages write them differently. */
export const measured = (centimetres: number) =>
  Number.isInteger(centimetres) ? `${centimetres} cm` : `${Math.round(centimetres * 10)} mm`;

/** Lines with numbers around a product, as SVG. `slant`: the direction in which it lies from lower to upper end, 0 if it is straight. */
export function measureLines(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { width: across, height: up, depth, length }: Measures,
  slant: -1 | 0 | 1,
): string {
  const [right, bottom] = [left + width, top + height];
  const parts: string[] = [];
  if (across !== undefined)
    parts.push(ruler([left, bottom + GAP + 8], [right, bottom + GAP + 8], measured(across), [0, 34]));
  if (up !== undefined) parts.push(ruler([left - GAP, top], [left - GAP, bottom], measured(up), [-64, 0]));
  if (depth !== undefined)
    parts.push(ruler([right + GAP, bottom], [right + GAP + 70, bottom - 54], measured(depth), [58, 24]));
  if (length !== undefined && slant === 0) {
    const long = height > width * 1.15;
    parts.push(
      long
        ? ruler([left - GAP, top], [left - GAP, bottom], measured(length), [-64, 0])
        : ruler([left, bottom + GAP + 8], [right, bottom + GAP + 8], measured(length), [0, 34]),
    );
  } else if (length !== undefined) {
    // beside it, along the line from corner to corner
    const away = Math.min(width, height) * 0.2 + GAP;
    const [dx, dy] = [away * 0.72, away * 0.72];
    parts.push(
      slant > 0
        ? ruler([left + dx, bottom + dy], [right + dx, top + dy], measured(length), [56, 30])
        : ruler([left - dx, top + dy], [right - dx, bottom + dy], measured(length), [-56, 30]),
    );
  }
  return parts.join('');
}

/** A line with a tick mark at each end and a number beside its middle. */
function ruler(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  text: string,
  [dx, dy]: readonly [number, number],
): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [ex, ey] = [(-(y2 - y1) / long) * TICK, ((x2 - x1) / long) * TICK];
  const end = (x: number, y: number) => `M${x - ex} ${y - ey}L${x + ex} ${y + ey}`;
  const style = { weight: 0.72, spacing: 1.1, slant: 0, round: true, colour: INK };
  return `<path d="M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}" stroke="${INK}" stroke-width="3" stroke-linecap="round" fill="none"/>
${letters(text, [(x1 + x2) / 2 + dx, (y1 + y2) / 2 + dy], 130, HIGH, style)}`;
}
