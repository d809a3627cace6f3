import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { outputFolder } from '../build/parts.mjs';
import { DIST, VERSION } from './watch-front-ends.mjs';

/**
 * Serves the browser files of a watched remote, uncacheable: a shell caches a version's files forever, because a published version
 * does not change, but a watched one does.
 * @param {string} remote
 * @param {string} address path of its files, with a trailing slash
 * @returns {(request, response) => boolean} false for requests to other paths
 */
export function serveBuild(remote, address) {
  const folder = outputFolder(remote, 'browser', VERSION, DIST);
  return (request, response) => {
    if (!request.url.startsWith(address)) return false;
    const file = path.join(folder, path.basename(request.url.split('?')[0]));
    fs.readFile(file, (error, bytes) => {
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
      if (error) response.writeHead(404).end();
      else response.writeHead(200, headers).end(bytes);
    });
    return true;
  };
}

/**
 * The entry of a watched remote's current build, for the page that loads it.
 * @returns {{file: string, integrity: string}}
 */
export function builtEntry(remote) {
  const browser = outputFolder(remote, 'browser', VERSION, DIST);
  const { entry } = JSON.parse(fs.readFileSync(path.join(browser, '../assets.json'), 'utf8'));
  const hash = createHash('sha384')
    .update(fs.readFileSync(path.join(browser, entry)))
    .digest('base64');
  return { file: entry, integrity: `sha384-${hash}` };
}
