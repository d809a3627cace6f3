/**
 * The part of the sandbox's environment that the shop uses: gateways and sign-in providers with keys of their own are not replaced.
 *
 * @param {Record<string, Record<string, string>>} offered variables by gateway or provider, from the sandbox's `/gateways.json` and
 * `/providers.json`
 * @param {Record<string, string | undefined>} env the shop's own environment; an empty value counts as missing
 * @returns {Record<string, string>}
 */
export function standInsFor(offered, env) {
  const missing = Object.values(offered).filter((names) => !Object.keys(names).some((name) => env[name]?.trim()));
  return Object.assign({}, ...missing);
}
