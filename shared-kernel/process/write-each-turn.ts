/**
 * Log lines of one turn of the event loop go out in one write: a write for each was a third of the processor time of a kept page
 * (docs/decisions/0115). No line waits longer than its turn, and a process that exits within one writes what it has.
 *
 * @param to destination of pino that writes at once
 * @returns destination of pino
 */
export function writeEachTurn(to: { write(lines: string): unknown }): { write(line: string): void } {
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
      if (lines === '') setImmediate(write);
      lines += line;
    },
  };
}
