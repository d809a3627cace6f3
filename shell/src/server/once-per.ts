/**
 * Keeps what `make` gives as long as its argument lives. For what many pages share: the shell hands out the same site data and the
 * same release set until they change.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = make(key);
    kept.set(key, { value });
    return value;
  };
}
