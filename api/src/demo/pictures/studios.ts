import { oklch } from './oklch';

/** The side that the light comes from, and the hue of the studio's slightly tinted paper. */
export interface Studio {
  readonly light: 'start' | 'end';
  readonly hue: number;
}

/** Background paper that curves seamlessly into the floor; things standing on it cast their shadow backwards. */
export function sweep({ light, hue }: Studio, edge: number): string {
  const tone = (lightness: number, chroma: number) => oklch(lightness, chroma, hue);
  return `<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${tone(0.925, 0.012)}"/><stop offset=".5" stop-color="${tone(0.955, 0.01)}"/>
<stop offset=".66" stop-color="${tone(0.93, 0.014)}"/><stop offset="1" stop-color="${tone(0.972, 0.007)}"/></linearGradient>
${lamp(light, edge)}</defs><rect width="${edge}" height="${edge}" fill="url(#paper)"/><rect width="${edge}" height="${edge}" fill="url(#lamp)"/>`;
}

/** Paper seen from above; things lying on it cast their shadow to the side. */
export function paper({ light, hue }: Studio, edge: number): string {
  return `<defs>${lamp(light, edge)}</defs><rect width="${edge}" height="${edge}" fill="${oklch(0.95, 0.011, hue)}"/>
<rect width="${edge}" height="${edge}" fill="url(#lamp)"/>`;
}

function lamp(light: Studio['light'], edge: number): string {
  return `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${light === 'start' ? edge * 0.16 : edge * 0.84}" cy="${edge * 0.12}" r="${edge * 1.15}">
<stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#2a2030" stop-opacity=".1"/></radialGradient>`;
}
