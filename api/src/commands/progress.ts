/** Reports the progress of a long command. */
export type Progress = (what: string, done: number, of: number) => void;

const WIDTH = 30;
/** ms between two updates, because terminals are slow */
const PAUSE = 100;

/** A progress bar on the terminal of `stream`; does nothing if that is a file or a pipe. */
export function progressBar(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return () => {};
  let last = 0;
  return (what, done, of) => {
    const over = done >= of;
    if (!over && Date.now() - last < PAUSE) return;
    last = Date.now();
    const full = Math.round((WIDTH * done) / Math.max(of, 1));
    stream.write(
      `\r${what.padEnd(9)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${of}${over ? '\n' : ''}`,
    );
  };
}
