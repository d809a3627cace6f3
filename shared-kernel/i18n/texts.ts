/** What texts are read from: an instance of i18next, or the reader that stands in for it before hydration. */
export interface Texts {
  readonly language: string;
  /** @param options `ns` is the namespace of a key without one, the others are values of placeholders */
  t(key: string, options: TextOptions): string;
  /** Adds a namespace's texts; those of a later call win, text by text. */
  addResourceBundle(language: string, namespace: string, texts: object, deep: boolean, overwrite: boolean): unknown;
}
export type TextOptions = { ns: string } & Record<string, unknown>;
