/** First segments of addresses that are no page's: languages, and what the shell's server answers by itself. */
const OTHERS = ['en', 'fr', 'ar', 'tr', 'hi', 'api', 'assets', 'media', 'remotes', 'health', 'ready', 'metrics'];
/** Names of texts and styles that the frame and the kernel use beside those of remotes. */
const NAMESPACES = ['shell', 'kernel'];
/** emotion takes no digits in the key that names a remote's styles */
const FORM = /^[a-z]+(-[a-z]+)*$/;
const LONGEST = 30;

/**
 * The name of a new remote, which becomes its folder (`mfe-<name>`), the address of its first page, and the name of its texts.
 * @param {string | undefined} given with or without `mfe-`
 * @param {{remotes: string[], routes: string[]}} taken folders of remotes, and the sources of all `routes.ts`
 * @returns {{name: string} | {fault: string}}
 */
export function remoteName(given = '', { remotes, routes }) {
  const name = given.replace(/^mfe-/, '');
  if (!FORM.test(name) || name.length > LONGEST)
    return {
      fault: `'${given}' is no name for a remote: small letters and hyphens, at most ${LONGEST}, as in gift-cards.`,
    };
  if (remotes.includes(`mfe-${name}`)) return { fault: `mfe-${name} is there already: choose another name.` };
  if ([...OTHERS, ...NAMESPACES].includes(name))
    return { fault: `'${name}' has a meaning of its own in the shop: choose another name.` };
  const claimed = routes.some((source) => claims(source, name));
  return claimed
    ? { fault: `Pages below /${name}, or a route of that name, are another part's: choose another name.` }
    : { name };
}

/** Whether a `routes.ts` has the name as an id or as the first segment of an address. */
const claims = (source, name) =>
  new RegExp(`^\\s*'?${name}'?: \\{`, 'm').test(source) || new RegExp(`pattern: '/${name}(/|')`).test(source);
