import { containerName } from '../build/parts.mjs';
import { VERSION } from './watch-front-ends.mjs';

/** Path of the remote's watched build next to a shop that runs elsewhere. */
export const filesOf = (remote) => `/__dev/${remote}/`;

/**
 * Inserts a remote under development into a page of another shop: the shell gets its container's URL, and if the remote owns the
 * page, the slot is emptied, because that shop's server has rendered another version of it.
 * @param {string} html
 * @param {string} remote
 * @param {{file: string, integrity: string}} built its entry; the shell runs none without its hash
 */
export function putRemoteInPage(html, remote, { file, integrity }) {
  const [, before, json] = /(<script type="application\/json" id="__boot">)([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!json) return html;
  const boot = JSON.parse(json);
  const entry = {
    id: remote,
    version: VERSION,
    container: containerName(remote, VERSION),
    entry: filesOf(remote) + file,
    integrity,
  };
  boot.remotes = [...boot.remotes.filter(({ id }) => id !== remote), entry];
  let page = html;
  if (boot.active === remote) {
    boot.inline = null;
    page = withoutScripts(emptySlot(page, remote), `/remotes/${remote}/`);
  }
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return page.replace(`${before}${json}`, () => before + text);
}

function emptySlot(html, remote) {
  const slot = new RegExp(`(<div id="app-${remote}" data-root="")( data-ssr="")?>[\\s\\S]*?</div></main>`);
  return html.replace(slot, '$1></div></main>');
}

/** The loader's lists of URLs and hashes correspond by position. */
function withoutScripts(html, folder) {
  const preloads = new RegExp(`<link rel="preload" as="script"[^>]* href="${folder}[^>]*>`, 'g');
  return html.replace(preloads, '').replace(/ data-src="([^"]*)" data-integrity="([^"]*)"/, (_, sources, hashes) => {
    const all = hashes.split(' ');
    const kept = sources.split(' ').flatMap((source, i) => (source.startsWith(folder) ? [] : [[source, all[i]]]));
    return ` data-src="${kept.map(([source]) => source).join(' ')}" data-integrity="${kept.map(([, hash]) => hash).join(' ')}"`;
  });
}
