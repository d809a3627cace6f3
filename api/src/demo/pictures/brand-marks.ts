import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Edge length of the set's drawings, in their own units. */
const EDGE = 24;

/**
 * SVG of a brand's mark from the set Simple Icons (CC0; the marks remain their owners').
 * @param icon name of its file
 * @param centre in pixels
 * @param size edge in pixels
 * @throws when the set has no such mark
 */
export function brandMark(icon: string, colour: string, [x, y]: readonly [number, number], size: number): string {
  const list = createRequire(import.meta.url).resolve('simple-icons/icons.json');
  const svg = readFileSync(join(dirname(list), '..', 'icons', `${icon}.svg`), 'utf8');
  const [, path] = /<path d="([^"]+)"/.exec(svg) ?? [];
  if (!path) throw new Error(`The mark '${icon}' has no path.`);
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / EDGE})`;
  return `<path transform="${at}" fill="${colour}" d="${path}"/>`;
}
