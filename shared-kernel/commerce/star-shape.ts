const POINTS = 5;
/** inner to outer radius of a five-pointed star */
const WAIST = 0.45;
/** share of a star's square that the star fills */
const FILL = 0.94;

/**
 * A row of stars as one CSS polygon in percent of its box, so that any number of stars is one element. The outline connects the
 * stars along a single line and returns along it, which encloses no area.
 */
export function starRow(stars: number): string {
  const corners = Array.from({ length: stars }, (_, star) => {
    const contour = Array.from({ length: POINTS * 2 + 1 }, (_, i) => {
      const angle = ((i % (POINTS * 2)) * Math.PI) / POINTS;
      const radius = (FILL / 2) * (i % 2 ? WAIST : 1);
      const x = (star + 0.5 + Math.sin(angle) * radius) / stars;
      // a star's centre is below the middle of its box
      const y = 0.53 - Math.cos(angle) * radius;
      return `${percent(x)} ${percent(y)}`;
    });
    return contour.join(',');
  });
  return `polygon(${corners.join(',')})`;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
