/** Languages of the shop, for programs that load no TypeScript; as in `shared-kernel/contract/languages.ts`. */
export const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'];
