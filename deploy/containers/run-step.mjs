import { asFault } from '../../souk-remote/release/fault.mjs';

/** Runs a step of the start; a fault of the release is printed as one line and sets its exit code. */
export async function runStep(work) {
  try {
    await work();
  } catch (error) {
    const { message, exitCode } = asFault(error);
    console.error(`✖ ${message}`);
    process.exitCode = exitCode;
  }
}
