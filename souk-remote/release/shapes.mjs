/**
 * Imports of a remote whose shape in the shell differs from the one it was built against.
 * @param {import('./live-set.mjs').Candidate} remote
 * @param {import('./live-set.mjs').Candidate} shell
 * @returns {Promise<string[]>} one sentence for each; empty: all shapes fit
 * @throws Error when they cannot be compared
 */
export async function shapesThatDiffer(remote, shell) {
  for (const { part, version, declarations } of [remote, shell])
    if (!declarations)
      throw new Error(`${part} ${version} was published without declarations, so nobody can tell whether it fits.`);
  // most releases change no declaration and need no compiler
  if (remote.declarations === shell.declarations) return [];
  const key = `${remote.declarations} ${shell.declarations} ${JSON.stringify(remote.record)} ${shell.version}`;
  if (!compared.has(key)) compared.set(key, await compare(remote, shell));
  const misfits = compared.get(key);
  const [noAnswer] = misfits.filter((line) => line.startsWith(NO_ANSWER));
  if (noAnswer) throw new Error(noAnswer);
  return misfits;
}

/** A check compares one pair several times: in the live set, in the new one, and with each version one step back. */
const compared = new Map();
const NO_ANSWER = 'The shapes of what is taken could not be compared';

async function compare(remote, shell) {
  try {
    const { findShapeMisfits } = await import('../contract/shapes-fit.mjs');
    return findShapeMisfits({ remote, shell });
  } catch (error) {
    return [`${NO_ANSWER}: ${error.message}`];
  }
}
