/** What the federation's own code asks for, which stands in every container; it does without. */
const OF_THE_FEDERATION: ReadonlySet<string> = new Set(['FEDERATION_DEBUG']);

/**
 * Hears which variables of the environment a file reads, from now on. There is nothing to be read in a trial: a version that needs a
 * variable would work on one machine and not on the next.
 * @param file as it stands in stack traces
 * @param onRead gets each name once
 */
export function watchEnvironment(file: string, onRead: (name: string) => void): void {
  const told = new Set<string>();
  const tell = (name: string) => {
    if (told.has(name) || OF_THE_FEDERATION.has(name)) return;
    // behind the message, this function and the trap, and what belongs to the language, such as Object.keys
    const reader = new Error().stack
      ?.split('\n')
      .slice(3)
      .find((line) => !line.includes('<anonymous>'));
    if (!reader?.includes(file)) return;
    told.add(name);
    onRead(name);
  };
  const watched = new Proxy(process.env, {
    get(env, name) {
      if (typeof name === 'string') tell(name);
      return Reflect.get(env, name);
    },
    has(env, name) {
      if (typeof name === 'string') tell(name);
      return Reflect.has(env, name);
    },
    ownKeys(env) {
      tell('everything');
      return Reflect.ownKeys(env);
    },
  });
  Object.defineProperty(process, 'env', { value: watched });
}
