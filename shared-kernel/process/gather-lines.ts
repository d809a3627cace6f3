/** ms that a log line waits for others */
const WAIT_MS = 20;

/**
 * Log lines that come close together go out in one write: a write for each was a third of the processor time of a kept page
 * (docs/decisions/0116). A process that exits writes what it has; one that is killed loses the lines of the last 20 ms.
 *
 * @param to destination that writes at once
 * @returns destination of pino
 */
export function gatherLines(to: { write(lines: string): unknown }): { write(line: string): void } {
  let lines = '';
  const write = () => {
    if (lines === '') return;
    const now = lines;
    lines = '';
    to.write(now);
  };
  process.on('exit', write);
  return {
    write(line) {
      if (lines === '') setTimeout(write, WAIT_MS).unref();
      lines += line;
    },
  };
}
