type Kind = 'NumberFormat' | 'DateTimeFormat' | 'RelativeTimeFormat' | 'ListFormat';
type Formatter<K extends Kind> = InstanceType<(typeof Intl)[K]>;
type Options<K extends Kind> = ConstructorParameters<(typeof Intl)[K]>[1];

const formatters = new Map<string, unknown>();

/**
 * Returns a cached Intl formatter. Creating one costs far more than using it, so each page and process creates each only once. The
 * key is its arguments, because remotes of different releases share the cache. Numbers and prices do not need one
 * (rules/write-number).
 * @example formatter('ListFormat', 'tr', { type: 'conjunction' }).format(['a', 'b']) === 'a ve b'
 */
export function formatter<K extends Kind>(kind: K, locale: string, options: Options<K>): Formatter<K> {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  let made = formatters.get(key) as Formatter<K> | undefined;
  if (!made) {
    const Intls = Intl as unknown as Record<Kind, new (locale: string, options: Options<K>) => Formatter<K>>;
    made = new Intls[kind](locale, options);
    formatters.set(key, made);
  }
  return made;
}
