import type { Owner } from '../rules/routes';

/** Short name of a part, without `mfe-`: its i18n namespace and emotion key. */
export const partName = (owner: Owner): string => owner.replace(/^mfe-/, '');
