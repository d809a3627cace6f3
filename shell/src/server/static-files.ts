import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding, packable } from './compression';
import { type FileSource, PackedFiles } from './packed-files';
import { REMOTE, type ReleaseSet } from './releases/release-set';
import { type ArtifactStore, MIME, readBytes, TamperedFile } from './remotes/artifact-store';
import { PublishedHashes } from './remotes/published-hashes';
import type { ShellFiles } from './shell-files';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** names with a hash of their content, as in every build */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/i;
/** suffix of a compressed file, added by publishing (souk-remote/build/pack-files.mjs) */
const ENDING = { br: '.br', gzip: '.gz' } as const;
const FILE = /^[\w@-][\w@.-]*$/;

export interface BrowserFilesParts {
  /** the shell's own build */
  own: ShellFiles;
  store: ArtifactStore;
  /** the live release set */
  current(): ReleaseSet;
}

/**
 * `/assets/<file>` and `/remotes/<remote>/<file>`: browser files of the shell and the remotes by the hash in their names, of every
 * version that was published, live or not (R7). The shell's own build takes precedence; all other files come from the store and are
 * verified when they are first read: a file without a hash in the live release or, for older files, in the note beside it, or with
 * a different one, is never sent (S2).
 */
export function serveBrowserFiles(app: FastifyInstance, { own, store, current }: BrowserFilesParts): void {
  const packed = new PackedFiles();
  const published = new PublishedHashes(store);
  const packedIn = (place: string) => (coding: 'br' | 'gzip') => store.read(`${place}${ENDING[coding]}`);
  const fromStore = async (part: string, file: string, live?: string) => {
    const place = `${part}/browser/${file}`;
    const hash = live ?? (await published.find(place));
    // the key includes the hash: a development version is rebuilt with the same names
    return { key: `${place} ${hash}`, read: () => readBytes(store, place, hash), readPacked: packedIn(place) };
  };
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    const bytes = own.file(file);
    return send(request, reply, packed, file, () =>
      bytes
        ? { key: file, read: async () => bytes, readPacked: packedIn(`shell/browser/${file}`) }
        : fromStore('shell', file),
    );
  });
  app.get<{ Params: { remote: string; file: string } }>('/remotes/:remote/:file', (request, reply) => {
    const { remote, file } = request.params;
    if (!REMOTE.test(remote)) return missing(reply);
    const live = Object.entries(current().releases).find(([id]) => id === remote)?.[1];
    return send(request, reply, packed, file, () => fromStore(remote, file, live?.files[`browser/${file}`]));
  });
  for (const folder of ['/assets/*', '/remotes/*']) app.get(folder, async (_, reply) => missing(reply));
}

interface StaticFile extends FileSource {
  /** the same key always has the same bytes */
  key: string;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedFiles,
  file: string,
  find: () => StaticFile | Promise<StaticFile>,
) {
  const type = MIME[path.extname(file)];
  if (!type || !FILE.test(file)) return missing(reply);
  const coding = packable(type) ? chooseCoding(String(request.headers['accept-encoding'] ?? '')) : 'identity';
  let bytes: Buffer;
  try {
    const { key, ...source } = await find();
    bytes = await packed.get(key, coding, source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof TamperedFile) request.log.error({ file, reason }, 'tampered file');
    else request.log.info({ file, reason }, 'no such file');
    return missing(reply);
  }
  if (coding !== 'identity') reply.header('content-encoding', coding satisfies Coding);
  return reply
    .header('content-type', type)
    .header('cache-control', HASHED.test(file) ? FOR_EVER : 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .send(bytes);
}

/** A missing file is 404 and never a page: a script tag must not get HTML, and the response must not be cached. */
function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
}
