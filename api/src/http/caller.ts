import type { FastifyRequest } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';
import { Fault } from './fault';

/** Somebody who signed in. `token` is the bearer, for the calls that end it. */
export interface User {
  readonly kind: 'user';
  readonly id: number;
  readonly token: string;
  /** whose cart and orders the user's are; null or absent: not known, it may have come into being since */
  readonly shopperId?: number | null;
}
/** A visitor with the random token of the browser (spec §3); its row comes into being with the first write. */
export interface Guest {
  readonly kind: 'guest';
  readonly userToken: string;
}
export type Caller = User | Guest;

/** Gives the user whose bearer token is valid now, and its shopper, or null. */
export type FindUser = (bearer: string) => Promise<Omit<User, 'kind' | 'token'> | null>;

/** Who may call, as `shared-kernel/contract/calls` says it, and what the handler knows then. */
export interface CallerOf {
  public: null;
  guest: Caller | null;
  user: User;
}

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** letters; ours have fewer */
const LONGEST_BEARER = 512;
/** At least as long as 128 random bits are in base64; ours is longer. Anything else is nobody's token. */
const USER_TOKEN = /^[\w.~+/=-]{8,128}$/;

/** As Node names headers. */
const USER_TOKEN_HEADER = HEADER.userToken.toLowerCase();

/**
 * Finds out who calls. The bearer wins over the guest's token (wire contract §1), which is read from the header `User-Token`, the query or
 * the body: clients of before the header send the query.
 * An unknown or expired bearer is HTTP 401 on calls for users; on calls for guests as well, so that nobody's cart
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

/** The guest's token that came with a request; null without one. */
export function guestTokenOf({
  headers,
  query,
  body,
}: Pick<FastifyRequest, 'headers' | 'query' | 'body'>): string | null {
  return userTokenOf(headers[USER_TOKEN_HEADER]) ?? userTokenIn(query) ?? userTokenIn(body);
}

/** The bearer token that came with a request, whoever's it is. */
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
