import type { FastifyRequest } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';
import { Fault } from './fault';

/** A signed-in user. `token` is the bearer token, for the calls that end the session. */
export interface User {
  readonly kind: 'user';
  readonly id: number;
  readonly token: string;
  /** owner of the user's cart and orders; null or absent: unknown, it may have been created since */
  readonly shopperId?: number | null;
}
/** A visitor with the browser's random token (spec §3); its row is created by the first write. */
export interface Guest {
  readonly kind: 'guest';
  readonly userToken: string;
}
export type Caller = User | Guest;

/** Returns the user of a currently valid bearer token, and its shopper, or null. */
export type FindUser = (bearer: string) => Promise<Omit<User, 'kind' | 'token'> | null>;

/** What a handler knows about the caller, by the `auth` of `shared-kernel/contract/calls`. */
export interface CallerOf {
  public: null;
  guest: Caller | null;
  user: User;
}

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** maximum length; ours are shorter */
const LONGEST_BEARER = 512;
/** At least as long as 128 random bits in base64; ours is longer. Anything else is not a token. */
const USER_TOKEN = /^[\w.~+/=-]{8,128}$/;

/** Node's spelling of header names. */
const USER_TOKEN_HEADER = HEADER.userToken.toLowerCase();

/**
 * Identifies the caller. The bearer token takes precedence over the guest token (wire contract §1), which is read from the header
 * `User-Token`, the query or the body: clients from before the header send the query.
 * An unknown or expired bearer token is HTTP 401 on calls for users, and on calls for guests as well, so that nobody's cart
 * silently turns into a guest's.
 *
 * @throws Fault 401
 */
export async function findCaller(
  request: FastifyRequest,
  auth: keyof CallerOf,
  findUser: FindUser,
): Promise<Caller | null> {
  if (auth === 'public') return null;
  const token = bearerOf(request);
  if (token !== undefined) {
    const user = await findUser(token);
    if (user === null) throw new Fault(401);
    return { kind: 'user', ...user, token };
  }
  if (auth === 'user' || request.headers.authorization !== undefined) throw new Fault(401);
  const userToken = guestTokenOf(request);
  return userToken === null ? null : { kind: 'guest', userToken };
}

/** The guest token of a request; null without one. */
export function guestTokenOf({
  headers,
  query,
  body,
}: Pick<FastifyRequest, 'headers' | 'query' | 'body'>): string | null {
  return userTokenOf(headers[USER_TOKEN_HEADER]) ?? userTokenIn(query) ?? userTokenIn(body);
}

/** The bearer token of a request, valid or not. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token && token.length <= LONGEST_BEARER ? token : undefined;
}

function userTokenIn(source: unknown): string | null {
  if (typeof source !== 'object' || source === null || !('user_token' in source)) return null;
  return userTokenOf(source.user_token);
}

function userTokenOf(value: unknown): string | null {
  return typeof value === 'string' && USER_TOKEN.test(value) ? value : null;
}
