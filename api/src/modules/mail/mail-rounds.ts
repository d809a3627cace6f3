const MINUTE = 60_000;

/**
 * Pauses after each try of a mail that failed, ms; after the last one it is given up. About three days in all. For two hours none is longer
 * than half an hour: when a mail server is back, what waited comes soon.
 */
export const PAUSES = [1, 2, 5, 10, 15, 15, 15, 30, 30, 60, 120, 240, 480, 720, 1440, 1440].map(
  (minutes) => minutes * MINUTE,
);

/**
 * Sends what is due until nothing is: what was sent may have let something else become due.
 *
 * @param claim takes what is due, so that no other process sends it
 * @param send @returns whether the mail server took it
 */
export async function inRounds<Due>(
  claim: () => Promise<readonly Due[]>,
  send: (due: Due) => Promise<boolean>,
): Promise<void> {
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const taken = await Promise.all(due.map(send));
    // a mail server that takes none is left alone until the next round, which it would hold up
    if (!taken.includes(true)) return;
  }
}
