/** The release cannot be made as asked: one line that says why; the live releases are as before. */
export class ReleaseFault extends Error {
  /** @param {string} message @param {number} exitCode 2 wrong call, 3 conflict (as HTTP 409), 4 the gate refused (as HTTP 422) */
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}
export const misuse = (message) => new ReleaseFault(message, 2);
export const conflict = (message) => new ReleaseFault(message, 3);
export const refused = (message) => new ReleaseFault(message, 4);
