import type { LanguageCode } from 'shared-kernel/contract/languages';
import { mailHtml } from './mail-html';
import type { MailLook } from './mail-look';
import { mailText } from './mail-text';

export interface Mail {
  /** names the mail for good: whoever gets it twice, because nobody knew that it had been sent, is shown it once */
  id?: string;
  to: string;
  /** name that it comes from: the shop's, in the language of the mail */
  from?: string;
  /** where an answer goes; absent: to the shop */
  replyTo?: string;
  /** where a POST takes the recipient off the list that the mail belongs to (RFC 8058); absent: it belongs to none */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
  /** files that come with it; absent: none */
  attachments?: readonly MailFile[];
}

/** A file that comes with a mail. */
export interface MailFile {
  name: string;
  /** its media type */
  type: string;
  content: Buffer;
}

/** A name and what belongs to it: an amount, an address in lines. */
export type MailRow = readonly [name: string, value: string | readonly string[]];

/** Things that one store sends. */
export interface MailParcel {
  /** the store's name */
  title: string;
  /** when and where it is expected */
  note: string | null;
  lines: readonly {
    title: string;
    /** the chosen values; empty: it has none */
    variant: string;
    /** what else is said of it; absent: nothing */
    note?: string;
    quantity: number;
    /** or what stands in its place; empty: nothing does */
    amount: string;
    /** bare file name of the picture; null: none */
    image: string | null;
  }[];
}

/** What a mail says, in the order in which it is said. */
export interface MailContent {
  to: string;
  language: LanguageCode;
  subject: string;
  /** the shop's sentences and what people wrote, which runs in the direction of its own script */
  paragraphs: readonly (string | { words: string })[];
  /** shown large: the code */
  highlight?: string;
  /** the first one is a button */
  links?: readonly { text: string; url: string }[];
  parcels?: readonly MailParcel[];
  /** amounts, the last one in bold */
  sums?: readonly MailRow[];
  /** what else is to be known */
  rows?: readonly MailRow[];
  footer: string;
}

/** What somebody wrote in lines, as paragraphs of a mail. */
export const wordsOf = (text: string): { words: string }[] =>
  text
    .split(/\r?\n+/)
    .filter(Boolean)
    .map((words) => ({ words }));

/** Lays a mail out: as HTML in the shop's look that reads in the language's direction, and the same as plain text beside it. */
export function composeMail(content: MailContent, look: MailLook): Mail {
  const { to, subject } = content;
  return { to, from: look.site, subject, text: mailText(content), html: mailHtml(content, look) };
}
