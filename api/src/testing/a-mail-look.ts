import type { MailLook } from '../modules/mail/mail-look';

/** How mails of a shop look whose settings nobody wrote. */
export const aMailLook = (over: Partial<MailLook> = {}): MailLook => ({
  site: 'Souk',
  origin: 'https://souk.test',
  colour: '#6d28d9',
  logo: null,
  ...over,
});
