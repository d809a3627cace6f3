import { sql } from 'kysely';
import { LONGEST_SYNONYM } from '../search/understand';
import type { Planning } from './plan-catalogue';
import type { CatalogueRow } from './read-folder';

/** Plans search synonyms, and screen texts that the shop overrides. */
export async function planWords(planning: Planning): Promise<void> {
  await planSynonyms(planning);
  planTexts(planning);
}

async function planSynonyms(planning: Planning): Promise<void> {
  const { plan, catalogue, db } = planning;
  const file = catalogue.synonyms;
  if (!file || file.rows.length === 0) return;
  const rows = file.rows.filter(({ values }) => values.language && values.word && values.means);
  const column = (name: string) => rows.map(({ values }) => String(values[name]));
  const stemsOf = (text: string) => sql`(select string_agg(stem_of(x.language, w), ' ' order by place)
    from words_of(plain_text(x.language, ${sql.ref(text)})) with ordinality as words (w, place))`;
  const { rows: stems } = await sql<{ word: string | null; means: string | null; long: boolean }>`
    select ${stemsOf('x.word')} as word, ${stemsOf('x.means')} as means,
      (select count(*) > ${LONGEST_SYNONYM} from words_of(plain_text(x.language, x.word))) as long
    from unnest(${column('language')}::text[], ${column('word')}::text[], ${column('means')}::text[])
      with ordinality as x (language, word, means, n) order by x.n`.execute(db);
  const seen = new Map<string, CatalogueRow>();
  for (const [n, row] of rows.entries()) {
    const { language, word, means, absent } = row.values;
    const fault = (message: string) => planning.fault(file, row, message);
    const same = seen.get(`${language} ${word}\n${means}`);
    if (same) fault(`is the same as line ${same.line}.`);
    seen.set(`${language} ${word}\n${means}`, row);
    const { word: typed, means: meaning, long } = stems[n] ?? { word: null, means: null, long: false };
    const empty = (name: string) => `${name}: must hold a word that says something, not only such as 'the'.`;
    if (long) fault(`word: can have ${LONGEST_SYNONYM} words.`);
    if (typed === null) fault(empty('word'));
    if (meaning === null) fault(empty('means'));
    const has = file.has.has('absent');
    const own = { absent: absent ?? false };
    if (!same) plan.put('search_synonyms', { language, word, means }, has ? own : {}, has ? {} : own);
  }
}

/** An empty text restores the shop's default. */
function planTexts(planning: Planning): void {
  const { plan, catalogue } = planning;
  const file = catalogue.texts;
  if (!file) return;
  const languages = file.languages.text ?? [];
  const seen = new Map<string, CatalogueRow>();
  for (const row of file.rows) {
    const { key } = row.values;
    if (typeof key !== 'string') continue;
    const same = seen.get(key);
    if (same) planning.fault(file, row, `is the same as line ${same.line}.`);
    seen.set(key, row);
    for (const language of languages) {
      const value = row.texts.text?.[language];
      if (value !== undefined && !same) plan.putOwned('localization_overrides', 'key', { language, key }, { value });
    }
    plan.own('localization_overrides', 'key', key, ['language', 'key'], languages);
  }
}
