import { z } from 'zod';
import type { Api } from '../../http/api';
import type { InstallQueries } from './install.queries';

export function installRoutes(api: Api, install: InstallQueries): void {
  api.answer('installConfigured', { data: z.object({ configured: z.boolean() }) }, async () => ({
    configured: await install.isConfigured(),
  }));
}
