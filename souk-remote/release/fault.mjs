import { BucketFault } from '../storage/bucket.mjs';

/** The release cannot be made as requested: one line with the reason; the live releases are unchanged. */
export class ReleaseFault extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode 2 wrong call, 3 conflict (as HTTP 409), 4 rejected by the checks (as HTTP 422), 5 a file cannot be
   * read or written
   */
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}
export const misuse = (message) => new ReleaseFault(message, 2);
export const conflict = (message) => new ReleaseFault(message, 3);
export const refused = (message) => new ReleaseFault(message, 4);

const REASONS = {
  EACCES: 'the user of this command may not',
  EPERM: 'the user of this command may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
};

/**
 * Converts an error for the operator: a fault stays as it is, and an error of the file system or a bucket becomes one line without
 * a stack.
 * @param {unknown} error
 * @returns {ReleaseFault}
 * @throws the error itself when it is neither: then the program is wrong
 */
export function asFault(error) {
  if (error instanceof ReleaseFault) return error;
  if (error instanceof BucketFault) return new ReleaseFault(`The bucket cannot be used: ${error.message}.`, 5);
  const { code, syscall, path, dest } = error ?? {};
  if (!syscall || !REASONS[code]) throw error;
  return new ReleaseFault(`${dest ?? path} cannot be used (${code}): ${REASONS[code]}.`, 5);
}
