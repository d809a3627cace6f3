/** An error that the user can fix: one line with what is wrong and what to do. */
export class Fault extends Error {
  exitCode = 2;
}
