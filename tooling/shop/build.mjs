import { buildAll } from '../build.mjs';
import { Fault } from './fault.mjs';

/** Builds what has changed, remotes with the versions of this checkout. @throws Fault when a part does not build */
export async function buildForThisCheckout() {
  try {
    await buildAll(undefined, { local: true });
  } catch (error) {
    throw new Fault(`The build failed:\n${error.message}`);
  }
}
