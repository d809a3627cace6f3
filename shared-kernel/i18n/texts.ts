/** A source of texts: an i18next instance, or the reader that replaces it before hydration. */
export interface Texts {
  readonly language: string;
  /** @param options `ns` is the namespace of keys without one; the others are placeholder values */
  t(key: string, options: TextOptions): string;
  /** Adds a namespace's texts; a later call overrides individual texts of an earlier one. */
  addResourceBundle(language: string, namespace: string, texts: object, deep: boolean, overwrite: boolean): unknown;
}
export type TextOptions = { ns: string } & Record<string, unknown>;
