import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { createMailer } from '../../modules/mail/mailer';
import { readSender } from '../../modules/mail/sender';
import { createGateways } from '../../payments/gateways';
import { command } from '../command';
import { line } from '../values';
import { askRunning } from './ask-running';
import { checkCatalogue, checkCategories, checkPages } from './check-contents';
import { checkEnvironment } from './check-environment';
import { checkShop } from './check-settings';
import { type Finding, look } from './finding';

/** Reports what is missing before a shop goes live. */
export const check = command({
  verb: 'check',
  about: 'says what is missing before the shop goes live, and tries mail server, gateways and places of pictures',
  options: { '--mail <address>': 'sends a test mail there, too' },
  examples: ['check', 'check --mail you@shop.example'],
  input: z.object({ mail: line(200).refine(isEmail, 'must be an email address.').optional() }),
  async run({ mail }, desk) {
    const { db, config } = desk;
    const own = () => {
      const mailer = createMailer(config.smtpUrl, () => readSender(db, config.mailFrom));
      return checkEnvironment({ db, config, mailer, gateways: createGateways(config.payments) }, mail);
    };
    const running = await askRunning(desk, mail);
    const parts: Finding[][] = [
      await checkShop(db),
      await checkPages(db),
      await checkCatalogue(db),
      await checkCategories(db),
      running ?? [look('running shop', NOT_RUNNING), ...(await own())],
      // only the operator can check backups
      [
        {
          about: 'backups',
          state: 'look',
          what: 'Nothing here can see them: docs/containers.md says what to back up, try to restore it once.',
        },
      ],
    ];
    const all = parts.flat();
    const missing = all.filter(({ state }) => state === 'missing');
    const lines = all.map(({ about, state, what }) => `${MARKS[state]} ${about}: ${what}`);
    const failed = missing.length > 0;
    const sum = failed ? `${missing.length} of ${all.length} points are missing.` : 'Nothing is missing.';
    return { messages: [...lines, sum], data: all, failed };
  },
});

const NOT_RUNNING = 'None answers: the points from here to the gateways are those of the environment of this command.';
const MARKS = { fine: '✓', missing: '✖', look: '?' } as const;
