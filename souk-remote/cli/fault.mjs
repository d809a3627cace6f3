/** What the person at the keyboard can mend: one line that says what is wrong and what to do. */
export class Fault extends Error {
  exitCode = 2;
}
