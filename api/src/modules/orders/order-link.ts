import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../db/kept-secrets';

/** s that a mailed link opens its order: as long as delivery and return take. Every mail contains a new one. */
export const LINK_SECONDS = 60 * 24 * 3600;
/** s that a browser has access to the order after opening a link; the link can be opened again. */
export const ACCESS_SECONDS = 24 * 3600;
/** Order, expiry as seconds in base 36, signature. */
const TOKEN = /^(\d{1,9}|[\dA-Z]{5}-[\dA-Z]{5}-[\dA-Z]{5})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * Purpose of a token. A mailed token (`link`) is not accepted where a browser sends one with its calls (`access`), so a token from a
 * mailbox must pass the shell's server, which keeps it out of URLs.
 */
type Purpose = 'link' | 'access';

export interface ReadToken {
  /** its code; its number in tokens from before orders were named by their codes */
  order: string | number;
  expired: boolean;
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;

/**
 * Signed tokens for one order each (docs/decisions/0084): HMAC-SHA256 over purpose, order and expiry. They cannot be forged without the
 * secret, and none is stored.
 */
export function createOrderLinks(secrets: Secrets, clock: () => Date) {
  async function make(purpose: Purpose, code: string, seconds: number): Promise<string> {
    const [key = ''] = await secrets();
    const end = (Math.floor(clock().getTime() / 1000) + seconds).toString(36);
    return `${code}.${end}.${sign(key, purpose, code, end)}`;
  }

  /** @returns the content of a token of ours, even when expired; null for everything else */
  async function read(purpose: Purpose, token: string): Promise<ReadToken | null> {
    const [, named = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
    const keys = await secrets();
    if (!keys.some((key) => isSame(signature, sign(key, purpose, named, end)))) return null;
    const order = named.includes('-') ? named : Number(named);
    return { order, expired: Number.parseInt(end, 36) * 1000 <= clock().getTime() };
  }

  return {
    /** Token for a mail about the order with this code. */
    link: (code: string) => make('link', code, LINK_SECONDS),
    readLink: (token: string) => read('link', token),
    /** Token for a browser that has opened a link. */
    access: (code: string) => make('access', code, ACCESS_SECONDS),
    readAccess: (token: string) => read('access', token),
  };
}

const sign = (secret: string, purpose: Purpose, order: string, end: string) =>
  createHmac('sha256', secret).update(`order ${purpose} ${order} ${end}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
