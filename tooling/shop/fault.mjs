/** A fault of the set-up that the person at the keyboard can mend: one line that says what to do, no stack. */
export class Fault extends Error {}

/** Runs a command's main function; a `Fault` ends it with its one line, anything else with its stack. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Fault || error.exitCode ? `\n✖ ${error.message}` : error);
    process.exit(1);
  }
}
