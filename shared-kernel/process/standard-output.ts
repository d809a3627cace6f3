import fs from 'node:fs';

/** Tries for a reader that is slow, and ms between them: a log is not worth more of a shopper's time. */
const TRIES = 10;
const PAUSE_MS = 50;

/**
 * Destination of log lines that writes to standard output at once. Lines that cannot be written (the log's disk is full, nobody reads any more) are
 * lost and the process goes on; once writing succeeds again, a line says how many were. pino's own destination tries for ever, which blocks the
 * event loop until the watchdog ends the process.
 *
 * @param write writes text and gives the bytes that were taken
 */
export function standardOutput(write = (bytes: Uint8Array): number => fs.writeSync(1, bytes)): {
  write(lines: string): void;
} {
  let lost = 0;
  let reason = '';
  /** @returns why the end was not written */
  const put = (text: string): string | undefined => {
    let rest = Buffer.from(text);
    for (let tries = 0; rest.length > 0; ) {
      try {
        rest = rest.subarray(write(rest));
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        tries += 1;
        if (code !== 'EAGAIN' || tries >= TRIES) return code;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
    }
    return;
  };
  return {
    write(lines) {
      // a line may have been written in half
      const note =
        lost > 0 ? `\n${JSON.stringify({ level: 40, time: Date.now(), lost, reason, msg: 'log lines lost' })}\n` : '';
      const failed = put(note + lines);
      if (failed === undefined) {
        lost = 0;
        return;
      }
      lost += lines.split('\n').length - 1;
      reason = failed;
    },
  };
}
