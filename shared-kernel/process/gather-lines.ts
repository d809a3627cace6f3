/** ms that a log line waits for others */
const WAIT_MS = 20;

/**
 * Batches log lines that are close together into one write: a write per line took a third of the processor time of a cached page
 * (docs/decisions/0116). A process that exits flushes its lines; one that is killed loses the lines of the last 20 ms.
 *
 * @param to destination that writes synchronously
 * @returns destination for pino
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
