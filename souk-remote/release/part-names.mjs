import semver from 'semver';
import { misuse } from './fault.mjs';

/** PITFALL: the shell rejects a release file with any other name (shell/src/server/releases/release-set.ts) */
const REMOTE = /^mfe-[a-z0-9-]{1,60}$/;

/** True for a valid name of a remote's folder; the store and the release file know which remotes exist. */
export const isRemote = (part) => REMOTE.test(part);

/** @throws ReleaseFault when a shop has no such part */
export function checkPart(part) {
  if (!['shell', 'api'].includes(part) && !isRemote(part ?? ''))
    throw misuse(`'${part ?? ''}' is no part of a shop: name shell, api or a remote such as mfe-content.`);
}

/** @throws ReleaseFault when the text is not a version */
export function checkVersion(version) {
  if (!semver.valid(version)) throw misuse(`'${version ?? ''}' is no version such as 1.4.0.`);
}
