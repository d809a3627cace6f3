import type { Boot } from '../boot';
import { offerPopular } from '../chrome/missing/offer-popular';
import { showWaiting } from '../chrome/waiting/show-waiting';
import { announcePages } from './announce-pages';
import type { FirstApplication } from './first-application';
import { followLinks } from './follow-links';
import { followTranslation } from './follow-translation';
import { loadFormatTables } from './load-format-tables';
import type { LoadLifecycles } from './load-lifecycles';
import { createNavigation, type Navigation } from './navigation';
import { offerAgain } from './offer-again';
import { registerApplications } from './register-applications';
import { warmLinks } from './warm-links';

/** Connects the separate parts of a page: applications in the slot and the links between them. */
export function runApplications(
  boot: Boot,
  load: LoadLifecycles,
  giveUp: (error: unknown) => void,
  first?: FirstApplication,
): Navigation {
  offerAgain(boot.language);
  registerApplications(boot, load, giveUp, first);
  const navigation = createNavigation(boot, load, showWaiting(boot));
  followLinks(navigation);
  followTranslation();
  warmLinks(boot, navigation, load);
  announcePages();
  offerPopular(boot);
  loadFormatTables(boot.language);
  return navigation;
}
