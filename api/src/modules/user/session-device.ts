import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Device details by which users tell their sessions apart. No IP address is stored. */
export interface SessionDevice {
  browser: string | null;
  system: string | null;
  /** BCP 47 */
  language: string | null;
}

const LONGEST_NAME = 40;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** Device details from the request's headers: browser, operating system, and the first accepted language. */
export function sessionDevice({ headers }: Pick<FastifyRequest, 'headers'>): SessionDevice {
  const agent = headers['user-agent']?.slice(0, 500);
  const { browser, os } = agent ? Bowser.parse(agent) : { browser: {}, os: {} };
  const language = headers['accept-language']?.slice(0, 100).split(/[,;]/)[0]?.trim() ?? '';
  return { browser: short(browser.name), system: short(os.name), language: LANGUAGE.test(language) ? language : null };
}

const short = (name: string | undefined) => name?.slice(0, LONGEST_NAME) || null;
