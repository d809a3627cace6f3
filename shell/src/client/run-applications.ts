import type { Boot } from '../boot';
import { followLinks } from './follow-links';
import { lifecyclesOf } from './load-lifecycles';
import { createNavigation, type Navigation } from './navigation';
import { registerApplications } from './register-applications';
import { warmLinks } from './warm-links';
import { watchChunks } from './watch-chunks';

/** Everything that makes a page of separate parts one shop: applications in the slot, links between them, their failures. */
export function runApplications(boot: Boot, giveUp: (error: unknown) => void): Navigation {
  const load = lifecyclesOf(boot);
  watchChunks(giveUp);
  registerApplications(boot, load, giveUp);
  const navigation = createNavigation(boot, load);
  followLinks(navigation);
  warmLinks(boot, navigation, load);
  return navigation;
}
