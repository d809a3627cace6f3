import type { z } from 'zod';
import { GatewayDown } from './gateway';

/**
 * Reads what a gateway answered. Whatever is not understood says nothing about a payment.
 *
 * @param name who was asked for what, for the log
 * @throws GatewayDown unless the answer is a success of the expected shape; without the answer's text, which may repeat a key or
 *   name the shopper
 */
export async function readAnswer<T>(answer: Response, shape: z.ZodType<T>, name: string): Promise<T> {
  if (!answer.ok) throw new GatewayDown(`${name}: status ${answer.status}`);
  const read = shape.safeParse(await readJson(answer));
  if (!read.success) throw new GatewayDown(`${name}: an answer that nobody understands`);
  return read.data;
}

/** The answer's JSON, of refusals too; undefined when it is none. */
export const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);
