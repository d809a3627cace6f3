import type { RemoteDefinition } from 'shared-kernel/remote/definition';
import { shellLocales } from '../chrome/texts';

declare const __APP_VERSION__: string;

/** The shell's own pages. A path without a route is answered with the kernel's 'not found'. */
export const definition: RemoteDefinition = {
  id: 'shell',
  version: __APP_VERSION__,
  routes: [],
  locales: shellLocales,
};
