import type { MailLook } from '../modules/mail/mail-look';

/** The look of mails in a shop with default settings. */
export const aMailLook = (over: Partial<MailLook> = {}): MailLook => ({
  site: 'Souk',
  origin: 'https://souk.test',
  colour: '#6d28d9',
  logo: null,
  ...over,
});
