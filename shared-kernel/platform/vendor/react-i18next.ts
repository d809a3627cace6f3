// What remotes may use of the library: the host's build drops the rest. A remote that uses another name does not build.
export { I18nextProvider, useTranslation } from 'react-i18next';
