import type { z } from 'zod';
import { GatewayDown } from './gateway';

/**
 * Parses a gateway's response. An unexpected response says nothing about a payment.
 *
 * @param name gateway and operation, for the log
 * @throws GatewayDown unless the response is a success of the expected shape; without the response's text, which may contain a key or
 * name the shopper
 */
export async function readAnswer<T>(answer: Response, shape: z.ZodType<T>, name: string): Promise<T> {
  if (!answer.ok) throw new GatewayDown(`${name}: status ${answer.status}`);
  const read = shape.safeParse(await readJson(answer));
  if (!read.success) throw new GatewayDown(`${name}: an answer that nobody understands`);
  return read.data;
}

/** The response's JSON, including refusals; undefined when it is not JSON. */
export const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);
