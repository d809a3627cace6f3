/** The shop's languages, for programs that cannot load TypeScript; the same as in `shared-kernel/contract/languages.ts`. */
export const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'];
