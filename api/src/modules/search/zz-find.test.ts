import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { writeWorld } from '../../demo/seed/world';
import { testApp } from '../../testing/test-app';

const api = testApp();
let kindOf: Map<number, string>;
beforeAll(async () => {
  const t = Date.now();
  await api.db
    .transaction()
    .execute((trx) => writeWorld(trx, { size: (process.env.SIZE ?? 'full') as 'full', now: new Date('2026-11-23T12:00:00Z'), log: () => {} }));
  await sql`analyze`.execute(api.db);
  const rows = await api.db
    .selectFrom('products')
    .innerJoin('kinds', 'kinds.id', 'products.kind_id')
    .select(['products.id', 'kinds.slug'])
    .execute();
  kindOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  console.log('world', Date.now() - t);
}, 600_000);

test('dump', async () => {
  const set = process.env.SET ?? 'q';
  for (const language of LANGUAGES) {
    let text: string;
    try {
      text = readFileSync(`/tmp/f28/${set}-${language}.txt`, 'utf8');
    } catch {
      continue;
    }
    const queries = text
      .split('\n')
      .map((l) => l.split('\t')[0] ?? '')
      .filter(Boolean);
    const out: string[] = [];
    for (let at = 0; at < queries.length; at += 4) {
      out.push(
        ...(await Promise.all(
          queries.slice(at, at + 4).map(async (q) => {
            const { data } = await api.call<ProductListing>('products', { query: { q }, language });
            const kinds = data.result.data.map(({ id }) => kindOf.get(id) ?? 'none');
            const r: any = data.reading ?? {};
            const said = [
              r.mended && `~${r.mended}`,
              r.left_out?.length && `-${r.left_out}`,
              r.absent?.length && `!${r.absent}`,
              r.any && 'any',
              r.price && `$${JSON.stringify(r.price)}`,
              r.filters && `F${JSON.stringify(r.filters)}`,
              r.nearest && 'near',
            ]
              .filter(Boolean)
              .join(' ');
            const groups: string[] = [];
            for (const k of kinds.slice(0, 12)) {
              if (groups.length && groups.at(-1)!.split('*')[0] === k) {
                const [n, c = '1'] = groups.at(-1)!.split('*');
                groups[groups.length - 1] = `${n}*${Number(c) + 1}`;
              } else groups.push(k);
            }
            return `${q}\t${data.result.total}\t${groups.slice(0, 6).join(' ')}\t${said}`;
          }),
        )),
      );
    }
    writeFileSync(`/tmp/f28/${set}-${language}.${process.env.OUT ?? 'before'}.tsv`, `${out.join('\n')}\n`);
  }
  if (process.env.SQL) {
    const { rows } = await sql.raw(readFileSync(process.env.SQL, 'utf8')).execute(api.db);
    writeFileSync('/tmp/f28/sql.out', rows.map((r: any) => Object.values(r).join('\t')).join('\n'));
  }
}, 900_000);
test('debug', async () => {
  if (!process.env.DBG) return;
  const { understand } = await import('./understand');
  const { attempts } = await import('./ladder');
  for (const one of process.env.DBG.split(',')) {
    const [lang, q] = one.split(':') as ['ar', string];
    const u = await understand(api.db, q, lang, 'sent');
    console.log(JSON.stringify(u, null, 1), JSON.stringify([...attempts(u)].slice(0, 2), null, 1));
  }
});
