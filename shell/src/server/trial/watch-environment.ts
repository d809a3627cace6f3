/** Variables that the federation's own code in every container reads; it works without them. */
const FEDERATION_VARIABLES: ReadonlySet<string> = new Set(['FEDERATION_DEBUG']);

/**
 * Reports which environment variables a file reads, from now on. There are none in a trial: a version that needs a variable would
 * work on one machine and not on the next.
 * @param file as in stack traces
 * @param onRead receives each name once
 */
export function watchEnvironment(file: string, onRead: (name: string) => void): void {
  const reported = new Set<string>();
  const report = (name: string) => {
    if (reported.has(name) || FEDERATION_VARIABLES.has(name)) return;
    // after the message, this function and the trap, and built-ins such as Object.keys
    const reader = new Error().stack
      ?.split('\n')
      .slice(3)
      .find((line) => !line.includes('<anonymous>'));
    if (!reader?.includes(file)) return;
    reported.add(name);
    onRead(name);
  };
  const watched = new Proxy(process.env, {
    get(env, name) {
      if (typeof name === 'string') report(name);
      return Reflect.get(env, name);
    },
    has(env, name) {
      if (typeof name === 'string') report(name);
      return Reflect.has(env, name);
    },
    ownKeys(env) {
      report('everything');
      return Reflect.ownKeys(env);
    },
  });
  Object.defineProperty(process, 'env', { value: watched });
}
