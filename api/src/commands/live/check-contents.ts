import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { isPublic } from '../../modules/listings/tile';
import { type Finding, fine, look, missing } from './finding';

/** Pages that the shop's own screens link to, or that the law of many countries requires. */
const LEGAL = {
  imprint: 'the legal notice',
  terms: 'the terms of sale',
  'privacy-policy': 'the privacy policy, linked from the registration',
  returns: 'returns and the right of withdrawal',
} as const;

/** Checks the legal pages, in every language of the shop. */
export async function checkPages(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ slug: string; languages: string[] }>`
    select p.slug, array_agg(t.language) as languages from pages p join page_texts t on t.page_id = p.id
    where p.status = 1 and p.slug = any(${Object.keys(LEGAL)}) group by p.slug`.execute(db);
  const enabled = await db.selectFrom('languages').select('code').where('enabled', '=', true).execute();
  return Object.entries(LEGAL).map(([slug, what]) => {
    const page = rows.find((row) => row.slug === slug);
    if (!page) return missing(`page ${slug}`, `${what} is not there (docs/own-shop.md).`);
    const lacking = enabled.filter(({ code }) => !page.languages.includes(code)).map(({ code }) => code);
    return lacking.length > 0
      ? look(`page ${slug}`, `English stands in where it is not translated: ${lacking.join(', ')}.`)
      : fine(`page ${slug}`, 'is there.');
  });
}

/** Reports categories with ambiguous slugs: they can be created by SQL, but not by `import` or `category set`. */
export async function checkCategories(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ slug: string }>`
    select c.slug from categories c join sub_categories s on s.slug = c.slug order by c.slug`.execute(db);
  return rows.map(({ slug }) =>
    missing(
      `category ${slug}`,
      `is on both levels: /all/${slug} shows the upper one, and files cannot name either. Give one of them another slug, by SQL.`,
    ),
  );
}

/** Checks that products can be bought and shipped. */
export async function checkCatalogue(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ public: number; sent: number; home: number; untaxed: number }>`
    select count(*)::integer as public, count(shipping_rule_id)::integer as sent,
      count(*) filter (where exists (select from shipping_places s join settings on true
        where s.shipping_rule_id = p.shipping_rule_id and s.country in (settings.country, 'ALL')))::integer as home,
      count(*) filter (where tax_rule_id is null)::integer as untaxed
    from products p where ${isPublic} and exists (select from inventory i where i.product_id = p.id and i.quantity > 0)
  `.execute(db);
  const { public: sold = 0, sent = 0, home = 0, untaxed = 0 } = rows[0] ?? {};
  if (sold === 0) return [missing('products', 'none is public and in stock (docs/own-shop.md).')];
  return [
    fine('products', `${sold} are public and in stock.`),
    sent < sold
      ? look('shipping', `${sold - sent} products have no shipping rule, so nobody can order them.`)
      : fine('shipping', 'every product has a rule.'),
    home === 0
      ? missing('shipping home', "no rule sends to the shop's own country.")
      : fine('shipping home', "rules send to the shop's own country."),
    untaxed > 0 ? look('tax', `${untaxed} products have no tax rule.`) : fine('tax', 'every product has a rule.'),
  ];
}
