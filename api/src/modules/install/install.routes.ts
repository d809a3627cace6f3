import { z } from 'zod';
import type { Api } from '../../http/api';
import { Refused } from '../../http/refused';
import type { InstallQueries } from './install.queries';

/**
 * The calls of the product family's installer (S224, D49). Those that set up a shop need an unconfigured server in set-up mode with a
 * one-time token. This API has no such mode, because its commands migrate and fill the database, so these calls are always refused.
 */
export function installRoutes(api: Api, install: InstallQueries): void {
  api.answer('installConfigured', { data: z.object({ configured: z.boolean() }) }, async () => ({
    configured: await install.isConfigured(),
  }));

  const calls = ['setDatabase', 'setDatabaseByGet', 'setPermission', 'setPermissionByGet'] as const;
  for (const name of calls) {
    api.answer(name, { data: z.never() }, () => {
      throw new Refused('site.noSetUp');
    });
  }
}
