import { FinishSocialLogin, SignedIn } from 'shared-kernel/contract/user';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { bearerOf } from '../../http/caller';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { enterSession } from '../user/enter-session';
import type { KnownDevices } from '../user/known-devices';
import { sessionDevice } from '../user/session-device';
import { createUserQueries } from '../user/user.queries';
import { lockUser } from './find-account';
import { createSocialLoginQueries } from './social-login.queries';
import { browserOf } from './social-login.routes';

interface Dependencies {
  access: Pick<OrderAccess, 'openedBy'>;
  db: Database;
  clock: () => Date;
  devices: KnownDevices;
}

/** calls per minute and IP address */
const LIMIT = 30;

/**
 * `user/social-login/finish` (S171, D37): issues the session for a completed provider login, once and only to the browser that
 * started it. Only the browser's cookie identifies the login.
 */
export function finishRoutes(api: Api, { db, clock, devices, access }: Dependencies): void {
  api.answer(
    'finishSocialLogin',
    { body: FinishSocialLogin, data: SignedIn, limit: LIMIT },
    async ({ body, request }) => {
      const browser = browserOf(request);
      if (browser === null) throw new Refused('user.loginExpired');
      const opened = await access.openedBy(request);
      const data = await db.transaction().execute(async (trx) => {
        const logins = createSocialLoginQueries(trx, clock());
        const login = await logins.waiting(browser);
        if (!login?.user_id) throw new Refused('user.loginExpired');
        // lock the account first, as everywhere: taking it over removes its logins under the same lock
        await lockUser(trx, login.user_id);
        const user = (await logins.remove(login.id)) && (await createUserQueries(trx).findById(login.user_id));
        if (!user) throw new Refused('user.loginExpired');
        const entry = { userToken: body.user_token, opened, now: clock(), replaces: bearerOf(request) };
        return enterSession(trx, user, { ...entry, device: sessionDevice(request) });
      });
      return new Answer({ ...data, device: await devices.remember(request, data.id) }, { key: 'user.signedIn' });
    },
  );
}
