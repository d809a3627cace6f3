import { z } from 'zod';
import type { Api } from '../../http/api';
import { Refused } from '../../http/refused';
import type { InstallQueries } from './install.queries';

/**
 * The calls of the family's installer (S224, D49). Those that set a shop up belong to an unconfigured server in set-up mode with a
 * one-time token. This API has no such mode: its commands migrate and fill the database, so both are refused whatever is sent.
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
