import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REMOTES, type RemoteId } from 'shared-kernel/rules/routes';
import { type Coding, chooseCoding, packable } from './compression';
import { PackedFiles } from './packed-files';
import { VERSION } from './releases/release-set';
import { type ArtifactStore, MIME, readVerified, TamperedFile } from './remotes/artifact-store';
import type { ReleaseRecords } from './remotes/release-records';
import type { ShellFiles } from './shell-files';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** names that carry a hash of their content */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/i;
const FILE = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/;

/**
 * `/remotes/<name>/<version>/browser/*`: the immutable files of every version in the store, live or not (R7). Each is verified when it
 * is first read; one that its record does not name, or with other bytes, is never sent (S2).
 */
export function serveRemoteFiles(app: FastifyInstance, store: ArtifactStore, records: ReleaseRecords): void {
  const packed = new PackedFiles();
  app.get<{ Params: { remote: RemoteId; version: string; '*': string } }>(
    '/remotes/:remote/:version/browser/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      if (!(REMOTES as readonly string[]).includes(remote) || !VERSION.test(version) || !FILE.test(file))
        return missing(reply);
      const type = MIME[path.extname(file)];
      if (!type) return missing(reply);
      const name = `browser/${file}`;
      const release = await records.find(remote, version).catch(() => null);
      if (!release || !Object.hasOwn(release.files, name)) {
        request.log.info({ file: `${remote}/${version}/${file}` }, 'not in the record of the release');
        return missing(reply);
      }
      // with its hash: a development version is rebuilt under its name
      const key = `${remote}/${version}/${file} ${release.files[name]}`;
      return send(request, reply, packed, {
        key,
        type,
        read: () => readVerified(store, release, name),
        caching: FOR_EVER,
      });
    },
  );
  app.get('/remotes/*', async (_, reply) => missing(reply));
}

/** `/assets/*`: the shell's own files. */
export function serveShellFiles(app: FastifyInstance, files: ShellFiles): void {
  const packed = new PackedFiles();
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const found = files.file(name);
    if (!found) return missing(reply);
    const caching = HASHED.test(name) ? FOR_EVER : 'public, max-age=0, must-revalidate';
    return send(request, reply, packed, { key: name, type: found.type, read: async () => found.bytes, caching });
  });
}

interface Served {
  key: string;
  type: string;
  read(): Promise<Buffer>;
  caching: string;
}

async function send(request: FastifyRequest, reply: FastifyReply, packed: PackedFiles, file: Served) {
  const coding = packable(file.type) ? chooseCoding(String(request.headers['accept-encoding'] ?? '')) : 'identity';
  let bytes: Buffer;
  try {
    bytes = await packed.get(file.key, coding, file.read);
  } catch (error) {
    const facts = { file: file.key, reason: error instanceof Error ? error.message : String(error) };
    if (error instanceof TamperedFile) request.log.error(facts, 'tampered file');
    else request.log.info(facts, 'no such file');
    return missing(reply);
  }
  if (coding !== 'identity') reply.header('content-encoding', coding satisfies Coding);
  return reply
    .header('content-type', file.type)
    .header('cache-control', file.caching)
    .header('vary', 'Accept-Encoding')
    .send(bytes);
}

/** A missing file is 404 and never a page: a script tag must not get HTML, and nobody may keep the answer. */
function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
}
