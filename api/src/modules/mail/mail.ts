import type { LanguageCode } from 'shared-kernel/contract/languages';
import { mailHtml } from './mail-html';
import type { MailLook } from './mail-look';
import { mailText } from './mail-text';

export interface Mail {
  /** permanent message id: if a mail is sent twice because its delivery was uncertain, mail programs show it once */
  id?: string;
  to: string;
  /** sender's name: the shop's, in the language of the mail */
  from?: string;
  /** address for replies; absent: the shop's */
  replyTo?: string;
  /** address whose POST unsubscribes the recipient from the mail's list (RFC 8058); absent: it belongs to no list */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
  /** attached files; absent: none */
  attachments?: readonly MailFile[];
}

/** A file attached to a mail. */
export interface MailFile {
  name: string;
  /** its media type */
  type: string;
  content: Buffer;
}

/** A name and its value: an amount, an address in lines. */
export type MailRow = readonly [name: string, value: string | readonly string[]];

/** The goods that one store sends. */
export interface MailParcel {
  /** the store's name */
  title: string;
  /** when and where it is expected */
  note: string | null;
  lines: readonly {
    title: string;
    /** the chosen values; empty: it has none */
    variant: string;
    /** a further note; absent: none */
    note?: string;
    quantity: number;
    /** the amount or a text in its place; empty: none */
    amount: string;
    /** bare file name of the picture; null: none */
    image: string | null;
  }[];
}

/** The content of a mail, in its order. */
export interface MailContent {
  to: string;
  language: LanguageCode;
  subject: string;
  /** the shop's sentences, and people's words, which run in the direction of their own script */
  paragraphs: readonly (string | { words: string })[];
  /** shown large: the code */
  highlight?: string;
  /** the first one is a button */
  links?: readonly { text: string; url: string }[];
  parcels?: readonly MailParcel[];
  /** amounts, the last one in bold */
  sums?: readonly MailRow[];
  /** further details */
  rows?: readonly MailRow[];
  footer: string;
}

/** Turns the lines of somebody's text into paragraphs of a mail. */
export const wordsOf = (text: string): { words: string }[] =>
  text
    .split(/\r?\n+/)
    .filter(Boolean)
    .map((words) => ({ words }));

/** Lays out a mail as HTML in the shop's look, in the language's direction, and as plain text. */
export function composeMail(content: MailContent, look: MailLook): Mail {
  const { to, subject } = content;
  return { to, from: look.site, subject, text: mailText(content), html: mailHtml(content, look) };
}
