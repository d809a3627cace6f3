/** The median; of two middle values the larger one. @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** The quantile at this share, without interpolation. @param {number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
