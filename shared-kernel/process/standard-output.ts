import fs from 'node:fs';

/** Attempts while the reader is slow, and ms between them: a log is not worth more of a shopper's time. */
const TRIES = 10;
const PAUSE_MS = 50;

/**
 * Destination of log lines that writes to standard output synchronously. Lines that cannot be written (the log's disk is full, the
 * reader is gone) are dropped and the process continues; once writing succeeds again, a line gives their number. pino's own
 * destination retries forever, which blocks the event loop until the watchdog ends the process.
 *
 * @param write writes bytes and returns how many were accepted
 */
export function standardOutput(write = (bytes: Uint8Array): number => fs.writeSync(1, bytes)): {
  write(lines: string): void;
} {
  let lost = 0;
  let reason = '';
  /** @returns the error code when the rest could not be written */
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
      // a line may have been written only partly
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
