import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { SitemapOverview, SitemapPart } from 'shared-kernel/contract/sitemap';
import type { OwnedSpec } from 'shared-kernel/rules/routes';
import { chooseCoding, encoder } from '../compression';
import { shopLanguages } from '../document/shop-languages';
import type { QuietLog } from '../quiet-log';
import type { SiteData } from '../site/site-data';
import type { SitemapData } from './sitemap-data';
import {
  FIXED,
  fixedPages,
  listedKinds,
  parseSitemapName,
  SITEMAP_FILE_ROUTE,
  type SitemapFile,
  sitemapPath,
} from './sitemap-files';
import { sitemapIndex, urlSet } from './sitemap-xml';

/** s; retry interval for crawlers when the API is down */
const COME_AGAIN = '120';
const CACHING = 'public, max-age=600, stale-while-revalidate=3600';

interface SitemapParts {
  data: SitemapData;
  site: SiteData;
  publicOrigin: string;
  quiet: QuietLog;
  /** the live routes: their pages are listed */
  table(): readonly OwnedSpec[];
}

/**
 * `/sitemap.xml`, the index of one sitemap per language, kind and part (D16), and these files. Without a response of the API, or
 * before the first release, they are 503: an empty sitemap would mean that the shop's pages are gone.
 */
export function serveSitemap(app: FastifyInstance, parts: SitemapParts): void {
  const { data, site, publicOrigin: origin } = parts;
  const listed = () => {
    const table = parts.table();
    if (table.every(({ owner }) => owner === 'shell')) throw new Error('no remote was ever released');
    return table;
  };
  app.get('/sitemap.xml', (request, reply) =>
    orComeAgain(parts, reply, async () => {
      const [{ common }, overview] = await Promise.all([site.get(DEFAULT_LANGUAGE), data.overview()]);
      const files = shopLanguages(common)
        .flatMap((language) =>
          filesOf(overview, listed()).map(({ updatedAt, ...file }) => ({ ...file, language, updatedAt })),
        )
        .map(({ updatedAt, ...file }) => ({ url: origin + sitemapPath(file), updatedAt }));
      return send(request, reply, { files }, () => [sitemapIndex(files)]);
    }),
  );
  app.get<{ Params: { file: string } }>(SITEMAP_FILE_ROUTE, (request, reply) =>
    orComeAgain(parts, reply, async () => {
      const file = parseSitemapName(request.params.file);
      const { common } = await site.get(DEFAULT_LANGUAGE);
      const languages = shopLanguages(common);
      const entries = file && languages.includes(file.language) ? await entriesOf(data, file, listed()) : null;
      if (!file || !entries) return missing(reply);
      const place = { origin, language: file.language, languages, images: common.img_src_url };
      return send(request, reply, { entries, place }, () => urlSet(entries, place));
    }),
  );
}

type FileOfAnyLanguage = Omit<SitemapFile, 'language'> & { updatedAt: string | null };

function filesOf({ kinds }: SitemapOverview, table: readonly OwnedSpec[]): FileOfAnyLanguage[] {
  const listed = listedKinds(table);
  return [
    { kind: FIXED, part: 1, updatedAt: null },
    ...kinds
      .filter(({ kind }) => listed.has(kind))
      .flatMap(({ kind, parts, updated_at }) =>
        Array.from({ length: parts }, (_, index) => ({
          kind,
          part: index + 1,
          // the kind's last change is known, a part's is not: better none than a wrong one
          updatedAt: parts === 1 ? updated_at : null,
        })),
      ),
  ];
}

/** Null for a part that is not in the index. */
async function entriesOf(
  data: SitemapData,
  { kind, part }: SitemapFile,
  table: readonly OwnedSpec[],
): Promise<SitemapPart['entries'] | null> {
  if (kind === FIXED) return part === 1 ? fixedPages(table).map((path) => ({ path, updated_at: null })) : null;
  if (!listedKinds(table).has(kind)) return null;
  const { kinds } = await data.overview();
  if (part > (kinds.find((one) => one.kind === kind)?.parts ?? 0)) return null;
  return (await data.part(kind, part)).entries;
}

/**
 * Streams a file, compressed for clients that accept it. The ETag is computed from the facts, so that an unchanged file is answered
 * before it is written.
 */
function send(request: FastifyRequest, reply: FastifyReply, facts: unknown, write: () => Iterable<string>) {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', CACHING).header('etag', etag).header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  const xml = Readable.from(write(), { objectMode: false });
  const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''));
  if (coding === 'identity') return reply.send(xml);
  // a crawler that disconnects ends both streams; there is nothing to report
  return reply.header('content-encoding', coding).send(pipeline(xml, encoder(coding), () => {}));
}

async function orComeAgain({ quiet }: SitemapParts, reply: FastifyReply, answer: () => Promise<FastifyReply>) {
  try {
    return await answer();
  } catch (error) {
    quiet.warn(`sitemap: ${error instanceof Error ? error.message : String(error)}`);
    return plain(reply.code(503).header('retry-after', COME_AGAIN), 'the sitemap cannot be written right now');
  }
}

const missing = (reply: FastifyReply) => plain(reply.code(404), 'not found');
const plain = (reply: FastifyReply, text: string) =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
