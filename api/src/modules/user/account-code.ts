import type { FastifyReply } from 'fastify';
import { type CodeRequest, createEmailCodes, type Purpose } from './email-codes';
import { codeOf, type UserDependencies } from './mail-codes';

/** A code requested by a signed-in user: it belongs to the account, not to the browser. */
export function accountCode(userId: number, email: string, purpose: Purpose): CodeRequest {
  return { email, purpose, userToken: `account-${userId}` };
}

/** Issues the code to mail; errors as in `codeOf`. */
export async function issueAccountCode(
  { db, clock }: Pick<UserDependencies, 'db' | 'clock'>,
  request: CodeRequest,
  reply: FastifyReply,
): Promise<string> {
  return codeOf(await createEmailCodes(db, clock()).issue(request, null), reply);
}
