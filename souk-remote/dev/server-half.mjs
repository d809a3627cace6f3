import path from 'node:path';
import { outputFolder } from '../build/parts.mjs';
import { folderOf, ROOT } from '../build/place.mjs';
import { readRoutes } from '../contract/read-routes.mjs';
import { startTrialServer } from '../trial/trial-server.mjs';
import { filesNow } from './files-now.mjs';
import { liveReleases, liveShell } from './live-shell.mjs';
import { DIST, VERSION } from './watch-front-ends.mjs';

/** ms; includes evaluating the remote */
const START_MS = 30_000;

/**
 * Renders pages with the watched remote as the shop would: in the live shell's own program from the store, with the other remotes'
 * live versions, the shop's API, and the remote's current routes. The shop itself knows neither the build nor a new route.
 * @param {{remote: string, shop: string, store: string, releases: string}} options `store`, `releases`: folder and file, or URLs
 */
export function serverHalf({ remote, shop, store, releases }) {
  const folder = path.dirname(outputFolder(remote, 'server', VERSION, DIST));
  let running;
  return {
    /** Current origin of its pages; undefined until the first build is loaded. */
    origin: () => running?.origins.shop,
    /**
     * Loads the current build; the previous process is stopped once the new one answers.
     * @returns {Promise<string>} why it cannot be loaded; empty on success
     */
    async load() {
      const live = await liveReleases(releases);
      const shell = await liveShell(store, live, path.join(ROOT, '.souk/dev-store'));
      const routes = await readRoutes(path.join(folderOf(remote), 'src/routes.ts'));
      const stable = { version: VERSION, files: filesNow(folder), routes };
      const { [remote]: _, ...others } = live.remotes;
      const started = await startTrialServer({
        program: shell.program,
        spec: {
          store,
          build: shell.build,
          browser: shell.browser,
          set: JSON.stringify({ ...live, remotes: { ...others, [remote]: { stable, history: [] } } }),
          candidate: { remote, version: VERSION, folder },
          apis: { shop },
        },
        reads: [...shell.reads, folder],
        startMs: START_MS,
      });
      if (started.refused) return started.refused;
      const before = running;
      running = started;
      await before?.stop();
      return '';
    },
    stop: async () => running?.stop(),
  };
}
