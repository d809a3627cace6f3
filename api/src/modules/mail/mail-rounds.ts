const MINUTE = 60_000;

/**
 * Pauses in ms after each failed attempt to send a mail; after the last one it is given up, after about three days. For two hours no pause is
 * longer than half an hour, so that waiting mails arrive soon after a mail server is back.
 */
export const PAUSES = [1, 2, 5, 10, 15, 15, 15, 30, 30, 60, 120, 240, 480, 720, 1440, 1440].map(
  (minutes) => minutes * MINUTE,
);

/**
 * Sends due mails until none is due: a sent mail may make another one due.
 *
 * @param claim takes the due mails, so that no other process sends them
 * @param send @returns whether the mail server took it
 */
export async function inRounds<Due>(
  claim: () => Promise<readonly Due[]>,
  send: (due: Due) => Promise<boolean>,
): Promise<void> {
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const taken = await Promise.all(due.map(send));
    // a mail server that accepts none is left alone until the next round, which it would delay
    if (!taken.includes(true)) return;
  }
}
