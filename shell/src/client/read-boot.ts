import { isLanguage } from 'shared-kernel/contract/languages';
import { type Boot, ELEMENT } from '../boot';

/** The page's facts as the server wrote them. @throws Error when they are missing, cut off or without what every page needs */
export function readBoot(): Boot {
  const element = document.getElementById(ELEMENT.boot);
  if (!element?.textContent) throw new Error(`#${ELEMENT.boot} is missing`);
  const boot = JSON.parse(element.textContent) as Boot | null;
  if (
    !isLanguage(boot?.language) ||
    !boot.site?.common ||
    !boot.site.texts ||
    !Array.isArray(boot.remotes) ||
    !Array.isArray(boot.routes)
  )
    throw new Error(`#${ELEMENT.boot} is incomplete`);
  return boot;
}
