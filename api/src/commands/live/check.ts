import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { createMailer } from '../../modules/mail/mailer';
import { readSender } from '../../modules/mail/sender';
import { createGateways } from '../../payments/gateways';
import { command } from '../command';
import { line } from '../values';
import { checkCatalogue, checkCategories, checkPages } from './check-contents';
import { checkDelivery, checkOrigin, checkPayments, checkShop } from './check-settings';
import type { Finding } from './finding';

/** Says what is missing before a shop goes live. */
export const check = command({
  verb: 'check',
  about: 'says what is missing before the shop goes live, and tries the mail server and the gateways',
  options: { '--mail <address>': 'sends a test mail there, too' },
  examples: ['check', 'check --mail you@shop.example'],
  input: z.object({ mail: line(200).refine(isEmail, 'must be an email address.').optional() }),
  async run({ mail }, { db, config }) {
    const mailer = createMailer(config.smtpUrl, () => readSender(db, config.mailFrom));
    const gateways = createGateways(config.payments);
    const parts: Finding[][] = [
      await checkShop(db),
      await checkPages(db),
      await checkCatalogue(db),
      await checkCategories(db),
      checkOrigin(config),
      await checkDelivery(db, config, mailer, mail),
      await checkPayments(db, gateways),
      // nobody but the operator can see them from here
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

const MARKS = { fine: '✓', missing: '✖', look: '?' } as const;
