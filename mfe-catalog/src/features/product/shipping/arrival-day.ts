const DAY = 86_400_000;

/**
 * The arrival time of a parcel shipped today, by the server's clock.
 * @param serverTime ISO 8601
 * @returns ISO 8601
 */
export function arrivalDay(serverTime: string, daysNeeded: number): string {
  return new Date(Date.parse(serverTime) + daysNeeded * DAY).toISOString();
}
