import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { forgetGuest } from './forget-guest';

/** `user/forget-guest` (issue 14): does nothing for signed-in users and for requests without a token. */
export function shopperRoutes(api: Api, { db }: { db: Database }): void {
  api.answer('forgetGuest', { data: z.literal(true) }, async ({ caller }) => {
    if (caller?.kind === 'guest') await forgetGuest(db, caller.userToken);
    return new Answer(true as const, { key: 'shoppers.forgotten' });
  });
}
