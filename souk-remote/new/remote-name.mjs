import { LANGUAGES } from '../contract/languages.mjs';

/** First path segments that no page may have: languages, and those that the shell's server handles itself. */
const OTHERS = [...LANGUAGES, 'api', 'assets', 'facts', 'media', 'remotes', 'health', 'ready', 'metrics'];
/** Namespaces of texts and styles used by the frame and the kernel. */
const NAMESPACES = ['shell', 'kernel'];
/** emotion allows no digits in the key of a remote's styles */
const FORM = /^[a-z]+(-[a-z]+)*$/;
const LONGEST = 30;

/**
 * Validates the name of a new remote, which is used for its folder (`mfe-<name>`), the path of its first page, and its texts.
 * @param {string | undefined} given with or without `mfe-`
 * @param {{remotes: string[], routes: {id: string, pattern: string}[]}} taken folders of the remotes, and the routes of all parts
 * @returns {{name: string} | {fault: string}} the name without `mfe-`, or a sentence with what is wrong
 */
export function remoteName(given = '', { remotes, routes }) {
  const name = given.replace(/^mfe-/, '');
  const fault = (why) => ({ fault: `'${given}' ${why}: choose another name.` });
  if (!FORM.test(name) || name.length > LONGEST)
    return fault(`is no name for a remote, which has small letters and hyphens like gift-cards, at most ${LONGEST}`);
  if (remotes.includes(`mfe-${name}`)) return fault('is a remote already');
  if ([...OTHERS, ...NAMESPACES].includes(name)) return fault('has a meaning of its own in the shop');
  const other = routes.find(({ id, pattern }) => id === name || pattern.split('/')[1] === name);
  return other ? fault(`is the name or the address of another page (${other.pattern})`) : { name };
}
