import { isLanguage } from 'shared-kernel/contract/languages';
import type { Site } from 'shared-kernel/remote/definition';
import { ELEMENT, type WrittenBoot } from '../boot';

/** The page's facts as written by the server. @throws Error when they are missing, truncated or incomplete */
export function readBoot(): WrittenBoot {
  const text = document.getElementById(ELEMENT.boot)?.textContent;
  const boot = text ? (JSON.parse(text) as WrittenBoot | null) : null;
  if (!isLanguage(boot?.language) || !boot.facts || !Array.isArray(boot.remotes) || !Array.isArray(boot.routes))
    throw new Error(`#${ELEMENT.boot} is incomplete`);
  return boot;
}

/** ms after which the site data count as unavailable */
const TIME_LIMIT = 8000;
/** ms before the second attempt */
const RETRY_AFTER = 300;

/**
 * The site data of the page, which the document has already requested. Retries once after a broken connection: the browser passes a
 * failed preload on to the first request of its URL.
 * @throws Error from the result, when they cannot be loaded or are invalid
 */
export async function readSite(boot: WrittenBoot): Promise<Site> {
  return fetchSite(boot).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return fetchSite(boot);
  });
}

async function fetchSite({ facts }: WrittenBoot): Promise<Site> {
  const answer = await fetch(facts, { signal: AbortSignal.timeout(TIME_LIMIT) });
  const site = answer.ok ? ((await answer.json()) as Site | null) : null;
  if (!site?.common || !site.texts) throw new Error(`${facts} gives no site data (${answer.status})`);
  return site;
}
