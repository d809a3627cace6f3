/** A fault of the set-up that the user can fix: one line with what to do, no stack. */
export class Fault extends Error {}

/** Runs a command's main function; a `Fault` ends it with its one line, anything else with its stack. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const full = diskFull(error);
    if (full) console.error(`\n✖ The disk is full: make room, then do it again. (${full})`);
    else console.error(error instanceof Fault || error.exitCode ? `\n✖ ${error.message}` : error);
    process.exit(1);
  }
}

/** What Node, PostgreSQL (`disk_full`) or a program, judging by its message, could not write; undefined for other faults. */
function diskFull(error) {
  for (let one = error; one; one = one.cause) {
    const [, line] = /^(.*No space left on device.*)$/m.exec(one.message ?? one) ?? [];
    if (line || ['ENOSPC', '53100'].includes(one.code)) return line ?? one.message;
  }
}
