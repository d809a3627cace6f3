// What remotes may use of the library: the host's build drops the rest. `souk-remote/build/facades.mjs` checks every import.
export { I18nextProvider, useTranslation } from 'react-i18next';
