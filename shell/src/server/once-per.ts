/**
 * Caches the result of `make` for the lifetime of its argument. For values shared by many pages: the shell passes the same site
 * data and the same release set until they change.
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
