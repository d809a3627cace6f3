import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { spellMinus } from './minus';
import { readUnknown } from './read-unknown';
import { realWordsIn } from './real-words';
import { LONGEST_WORD, ONE_CHANGE, SHORTEST_MENDED } from './slips';

/** Words of a text that count; longer texts were pasted. */
const MOST_WORDS = 12;
/** Fewest letters of the beginning of a word: in a submitted text fewer are a word of their own, while typing two are enough. */
const SHORTEST_BEGINNING = { sent: 4, typing: 2 };
/** The same for scripts that write a syllable in a letter or two. */
const DENSE = 3;
/** Languages whose stemmers leave endings on words. */
const ENDING: LanguageCode[] = ['ar', 'tr', 'hi'];
/** Words for the model of a device, which say nothing about its accessories. */
const MODEL = '^([a-z]{0,2}[0-9]+[a-z]{0,2}|pro|max|plus|mini|ultra|galaxy|غالاكسي|جالاكسي|गैलेक्सी|برو)$';
/** A word without its vowels: 'blck'. */
const BONES = '^[b-df-hj-np-tv-xz]{4,}$';
/** Words of the longest synonym. */
export const LONGEST_SYNONYM = 5;
/** Kinds whose names an unfinished word may become, at most. */
const MOST_BEGUN = 12;
/** Up to this length another vowel makes another word. */
const LEAST_FOR_VOWEL = 5;
/** Shorter stems are too similar. */
const SHORTEST_STEM = 5;

/** A typed word as one language of the shop knows it. */
export interface KnownWord {
  /** from 1 */
  readonly place: number;
  /** as it was typed */
  readonly word: string;
  /**
   * `fact` occurs only in facts of products; `near` is spelled differently in the shop; `filler` carries no meaning ('the');
   * `absent` names something that the shop lacks, and its query finds what is like it
   */
  readonly known: 'exactly' | 'begins' | 'fact' | 'near' | 'filler' | 'unknown' | 'absent';
  /** as the shop spells it; of an unknown word the most similar spelling, or the word itself */
  readonly spelled: string;
  /** a `tsquery`; null: nothing can be found with it */
  readonly query: string | null;
  /** a `tsquery` of an unwanted thing, on the first of its words, which are fillers: 'boots' of 'shoes but not boots' */
  readonly unwanted?: string;
  /** an everyday word, or part of a kind's name, whether the shop has it or not */
  readonly real?: boolean;
  /** names a kind of product or is part of such a name, even if the shop has no such product: no slip, and no beginning of another word */
  readonly named?: boolean;
}

/** A kind of product that words of a text name, from its first to its last word. */
export interface NamedKind {
  readonly kind: number;
  readonly first: number;
  readonly last: number;
  /** the words are exactly its name and do not only share its stem, as Arabic 'scarf' and 'charger' do */
  readonly exact?: boolean;
  /** position of the name among the kind's names, the plain one at 0: the lower, the likelier the word means this kind */
  readonly position?: number;
  /** the word is the beginning of its name and still being typed */
  readonly begun?: boolean;
  /** the words name something that the shop lacks ('bedside lamp'), and the kind is like it */
  readonly absent?: boolean;
}

/** A typed text in one language of the shop. */
export interface Reading {
  readonly language: LanguageCode;
  readonly words: readonly KnownWord[];
  /** kinds of products that words of the text name */
  readonly kinds: readonly NamedKind[];
}

/** A typed text as the shop understands it. */
export interface Understood {
  readonly folded: string;
  /** in the page's language, in the default one, whose texts replace missing translations, and in that of the text's script */
  readonly readings: readonly Reading[];
  /**
   * the text with its unknown words replaced by what they mean: two words of the shop ('running shoes'), something that it lacks ('adidas');
   * the readings are of this text
   */
  readonly meant?: string;
  /** the text as typed, if the readings are of another */
  readonly typed?: Understood;
}

/** How a text arrived: submitted, submitted to be read verbatim, or still being typed. */
export type Stage = 'sent' | 'verbatim' | 'typing';

/**
 * Looks up the words of a search: by their stem, as beginnings of words while they are being typed, as synonyms and, when nothing else knows
 * them, as misspellings: one letter wrong or two neighbours swapped (two from eight letters on), the first letter right. An everyday word
 * that the shop lacks is no misspelling: 'fridge' is not 'fringed'. Last, a word may be two words of the shop without their space.
 */
export async function understand(db: Database, q: string, language: LanguageCode, stage: Stage): Promise<Understood> {
  const text = spellMinus(q, language);
  const understood = await lookUp(db, text, language, stage);
  const meant = stage === 'sent' ? await readUnknown(db, text, understood) : undefined;
  if (meant === undefined) return understood;
  return {
    ...(await lookUp(db, meant.text, language, stage)),
    typed: understood,
    ...(meant.isSaid && { meant: meant.text }),
  };
}

/** Shoppers may type another language than the page's: words in a script that only one language has are also looked up in that one. */
function languagesOfScript(q: string): LanguageCode[] {
  const scripts: [RegExp, LanguageCode][] = [
    [/\p{Script=Arabic}/u, 'ar'],
    [/\p{Script=Devanagari}/u, 'hi'],
  ];
  return scripts.flatMap(([script, language]) => (script.test(q) ? [language] : []));
}

async function lookUp(db: Database, q: string, language: LanguageCode, stage: Stage): Promise<Understood> {
  const languages = [...new Set([language, DEFAULT_LANGUAGE, ...languagesOfScript(q)])];
  // rows, not an array: PostgreSQL expects so many elements in an unknown array that it keeps no plan
  const spoken = sql`(values ${sql.join(languages.map((code, place) => sql`(${code}::text, ${sql.lit(place)})`))})`;
  const real = stage === 'verbatim' ? [] : await realWordsIn(q, languages);
  const ofShop = sql`from search_words v where v.language = t.language`;
  const shortest = stage === 'typing' ? SHORTEST_BEGINNING.typing : SHORTEST_BEGINNING.sent;
  // Turkish '-siz' means without: 'kablo' (cable) is no beginning of 'kablosuz' (wireless)
  const begins = sql`length(t.word) >= case when t.word ~ '^[a-z]' then ${shortest}::int else ${Math.min(shortest, DENSE)}::int end and ${beginsWith(sql`v.word`, sql`t.word`)}
    and not (t.language = 'tr' and substr(v.word, length(t.word) + 1) ~ '^s[iu]z')`;
  // a statement for each value: PostgreSQL would keep no plan for a parameter, as a plan that knows the value is so much cheaper
  const typing = sql.lit(stage === 'typing');
  const swapped = (one: string, other: string) => sql`exists (
    select from generate_series(1, length(${sql.ref(one)}) - 1) i
    where overlay(${sql.ref(one)} placing substr(${sql.ref(one)}, i + 1, 1) || substr(${sql.ref(one)}, i, 1) from i for 2) = ${sql.ref(other)})`;
  // the first two letters of a short word must be right, except for a vowel: 'pants' are no plants, 'leptop' is a laptop, 'cnta' a 'canta';
  // in other scripts signs of vowels count as letters
  const bones = (word: string) => sql`left(regexp_replace(${sql.ref(word)}, '^(.)[aeiouy]+', '\\1'), 2)`;
  const sameBeginning = sql`left(v.word, 1) = left(t.word, 1) and (length(t.word) > ${ONE_CHANGE} or t.word !~ '^[a-z]'
    or left(v.word, 2) = left(t.word, 2)
    or (length(t.word) > ${LEAST_FOR_VOWEL} or t.word ~ '^.[^aeiouy]') and ${bones('v.word')} = ${bones('t.word')})`;
  // the ending that the stemmer removed: 'sneakrs' may be 'sneaker', 'litière' is no 'literie'
  const ending = (row: string) => sql`substr(${sql.ref(`${row}.word`)}, length(${sql.ref(`${row}.stem`)}) + 1)`;
  // one letter is all that the Hindi stemmer leaves of 'माँ', 'mother', and of 'माते', 'mate': such a word must match exactly
  // many Arabic words share a stem of two letters: 'بن', coffee, and 'بني', brown
  const isSign = sql`(m.stem ~ '^[\u0900-\u097f]$' or m.word ~ '^[\u0621-\u064a]{1,2}$') and not exists (
    select from search_words v where v.language = m.language and v.word = m.word)`;
  const sameEnding = sql`${ending('v')} in ('', ${ending('t')}, case when t.language = 'en' then 'e' end)`;
  // the kind of exactly this name, if there is one, as Arabic 'scarf' and 'charger' share a stem; of several, the one that the name fits best:
  // what is like a blazer is a shirt, not a blouse
  const calledSo = (row: string) => sql`${sql.ref(`${row}.stems`)} = stems_of(p.language, s.means)
    and (fold_text(${sql.ref(`${row}.name`)}) = fold_text(s.means) or not exists (
      select from kind_names o where o.language = p.language and fold_text(o.name) = fold_text(s.means)))
    and not exists (select from kind_names o where o.language = p.language and o.stems = ${sql.ref(`${row}.stems`)} and fold_text(o.name) = fold_text(s.means)
      and o.position < ${sql.ref(`${row}.position`)})`;
  const { rows } = await sql<Understood>`${keptPlan}
    with typed as materialized (
      select l.language, r.raw, w.word, r.place, stem_of(l.language, w.word) as stem, w.word = any(${real}::text[]) as real,
        -- the facts of a product are read in the page's own language only
        case when l.language = ${language} then '' else 'ABC' end as weights
      from words_of(regexp_replace(${q}, '([0-9]{2})(?=[[:alpha:]])', '\\1 ', 'g')) with ordinality r (raw, place), ${spoken} l (language, place),
        lateral (select string_agg(part, '') as word from words_of(plain_text(l.language, r.raw)) part) w
      where r.place <= ${MOST_WORDS} and w.word <> ''),
    -- 'masa lambasi': the second of two Turkish nouns has a possessive ending, which the stemmer takes for a part of some words
    bare as materialized (
      select t.language, t.place, t.weights, c.word, c.stem
      from typed t, lateral (select regexp_replace(t.word, '^(.{2,}(?:[aeiou]s|[^aeiou]))[iu]$', '\\1') as cut) k,
        lateral (
          select word, stem_of(t.language, word) as stem from (
            values (regexp_replace(k.cut, '([aeiou])s$', '\\1')), (left(k.cut, -1) || translate(right(k.cut, 1), 'gbd', 'kpt')), (k.cut)) x (word)) c
      where t.language = 'tr' and k.cut <> t.word and c.stem <> t.stem
        and (select true from search_words v where v.language = t.language and v.stem = c.stem and not v.fact
          -- letters of Turkish are typed on purpose: 'örgü', knitting, is no 'orgu' of an 'org'
          and (t.raw !~ '[ç\u011f\u0131ö\u015fü]' or starts_with(t.raw, lower(left(v.written, length(c.word) - 1)))) limit 1)
      union all
      -- plurals that the French stemmer leaves: 'vélos', 'bijoux'
      select t.language, t.place, t.weights, c.word, c.stem
      from typed t, lateral (select left(t.word, -1) as word, stem_of(t.language, left(t.word, -1)) as stem) c
      where t.language = 'fr' and t.word ~ '[[:alpha:]]{2}([aiou]s|oux)$' and c.stem <> t.stem
        and (select true from search_words v where v.language = t.language and v.stem = c.stem and not v.fact limit 1)),
    phrase as materialized (
      select a.language, a.place as first, b.place as last, string_agg(coalesce(c.stem, c.word), ' ' order by c.place) as stems,
        string_agg(c.word, ' ' order by c.place) as words
      from typed a join typed b on b.language = a.language and b.place between a.place and a.place + ${LONGEST_SYNONYM - 1}
      join typed c on c.language = a.language and c.place between a.place and b.place
      group by a.language, a.place, b.place
      -- 'glasses for wine' are 'wine glasses'
      union all
      select a.language, a.place, b.place, b.stem || ' ' || a.stem, b.word || ' ' || a.word
      from typed a join typed m on m.language = a.language and m.place = a.place + 1 and m.word = 'for'
        join typed b on b.language = a.language and b.place = a.place + 2
      where a.language = 'en'
      -- an 'iphone 15 case' is an 'iphone case'
      union all
      select a.language, a.place, b.place, a.stem || ' ' || b.stem, a.word || ' ' || b.word
      from typed a join typed b on b.language = a.language and b.place between a.place + 2 and a.place + ${LONGEST_SYNONYM - 1}
      join typed c on c.language = a.language and c.place between a.place + 1 and b.place - 1
      group by a.language, a.place, b.place, a.stem, b.stem, a.word, b.word having bool_and(c.word ~ ${MODEL})),
    -- places of words that name a kind
    called as materialized (
      select distinct generate_series(p.first, p.last) as place from phrase p
      where (select true from kind_names n where n.language = p.language and n.stems = p.stems
        and starts_with(p.words, plain_text(n.language, n.name)) limit 1)),
    -- and of words of a kind's longer name, even if the shop has no such product: Hindi 'coffee', of 'coffee cup', is no slip for 'copy'
    part as materialized (
      select t.language, t.place from typed t
      where length(t.word) >= ${SHORTEST_MENDED.alone} and (select true from kind_names n where n.language = t.language
        and n.stems ~ '[[:space:]]' and t.word = any(string_to_array(plain_text(n.language, n.name), ' ')) limit 1)),
    synonym as materialized (
      select language, first, last, string_agg('(' || meaning::text || ')', ' | ') filter (where numnode(meaning) > 0) as query, bool_and(absent) as absent, bool_and(alone) as alone, bool_or(absent and exact) as exact,
        min(letters) as letters
      -- among words with the same stem, the one that was typed: Arabic 'tablet' and 'painting'
      from (select *, bool_or(exact) over (partition by language, first, last) as typed_so from (
        select p.language, p.first, p.last, s.absent, s.absent and s.means = s.word as alone, plain_text(s.language, s.word) = p.words as exact, length(plain_text(s.language, s.word)) as letters, coalesce(
          -- what is like something absent is of its kind; not everything with the word is
          case when s.absent and s.means <> s.word then (select string_agg('''kind:' || k.kind_id || '''', ' | ')::tsquery from kind_names k
            where k.language = p.language and ${calledSo('k')}) end,
          case when s.absent and s.means = s.word then ''::tsquery end, plainto_tsquery(search_config(p.language), plain_text(p.language, s.means))) as meaning
        from phrase p
        join search_synonyms s on s.language = p.language and s.stems = p.stems
        -- words with the same one-letter Hindi stem do not share a meaning: 'nae', new, is no 'nana', grandfather
        -- and many Arabic words share a stem of three letters: an 'album' is no Puma
        and (p.stems !~ '^[\u0900-\u097f]$' and not (s.absent and p.stems ~ '^[\u0621-\u064a]{1,3}$') or plain_text(s.language, s.word) = p.words)
        -- a brand or a kind is no longer absent once the shop has it
        where not s.absent or not exists (select from brand_texts b where fold_text(b.title) = fold_text(s.word))
          and not exists (select from kind_names n where n.language = s.language and n.stems = s.stems
            and (plain_text(n.language, n.name) = p.words or plain_text(s.language, s.word) <> p.words))
          -- nor is a word of a kind's longer name absent: 'wine glass'
          and not exists (
            select from phrase w join kind_names n on n.language = w.language and n.stems = w.stems
            where w.language = p.language and w.first <= p.first and w.last >= p.last and w.last - w.first > p.last - p.first)
        union all
        -- 'head phones' is one word in the shop
        select a.language, a.place, b.place, false, false, null, null, (quote_lexeme(j.stem) || coalesce(nullif(':' || a.weights, ':'), ''))::tsquery
        from typed a join typed b on b.language = a.language and b.place = a.place + 1,
          lateral (select stem_of(a.language, a.word || b.word) as stem) j
        where j.stem is distinct from a.stem and (select true from search_words v where v.language = a.language and v.stem = j.stem and not v.fact limit 1)
        union all
        select language, place, place, false, false, null, null, (quote_lexeme(stem) || coalesce(nullif(':' || weights, ':'), ''))::tsquery from bare) m) m
      where (numnode(meaning) > 0 or absent) and (exact is null or exact or typed_so is not true)
      group by language, first, last),
    looked_up as materialized (
      select t.*, (select true ${ofShop} and v.stem = t.stem and not v.fact limit 1) as whole,
        -- facts are read in the page's own language only
        case when t.weights = '' then (select true ${ofShop} and v.stem = t.stem and v.fact limit 1) end as fact,
        -- scalar subqueries: exists() would read all words of a language
        (select true ${ofShop} and ${begins} and not v.fact and (${typing} or t.place not in (select place from called)) limit 1) as begun,
        (select case when not bool_or(s.alone and s.last > s.first) then string_agg(s.query, ' | ') end
          from synonym s where s.language = t.language and t.place between s.first and s.last) as synonyms,
        -- a word of the shop's own is not absent: 'playstation controller' may be the name of a product
        -- a name of several words with nothing like it means nothing else: 'bluetooth speaker' is no bluetooth keyboard
        (select bool_or(s.alone and s.last > s.first) or bool_and(s.absent) and (bool_or(s.alone and (coalesce(s.exact, false) or s.last > s.first
            -- not a colour with the stem of something missing (Arabic 'navy', 'kohl'), nor an everyday word with another ending: 'frais', 'fraise'
            or not coalesce(t.real and length(t.word) < s.letters, false)
              and (select true ${ofShop} and v.stem = t.stem and v.word = t.word and not v.fact limit 1) is null)) or case when bool_or(s.exact)
            -- the exact word, as others may share its stem: French 'matcha' is no match
            then (select true ${ofShop} and v.stem = t.stem and v.word = t.word and not v.fact limit 1)
            else (select true ${ofShop} and v.stem = t.stem and not v.fact limit 1) end is null)
          from synonym s where s.language = t.language and t.place between s.first and s.last) as absent
      from typed t),
    alike as materialized (
      select t.*, case
        when t.stem is null or t.whole or t.synonyms is not null or t.absent then null
        when t.begun then array(
          select v.word ${ofShop} and ${begins} and not v.fact order by length(v.word), v.word limit 3)
        when ${stage !== 'verbatim'}::boolean and t.fact is null and t.place not in (select place from called) and (t.language, t.place) not in (select language, place from part)
          and not exists (select from looked_up o where o.place = t.place and (o.whole or o.fact or o.synonyms is not null or o.absent or o.begun))
          -- a short word is no slip for a word of another language
          and length(t.word) between case when t.word ~ ${BONES} then ${SHORTEST_MENDED.alone}::int when (select max(place) from typed) = 1 and t.language = ${language} then ${SHORTEST_MENDED.alone}::int else ${SHORTEST_MENDED.among}::int end
            and ${LONGEST_WORD} then array(
          select v.word from (
            select v.word, least(levenshtein_less_equal(v.word, t.word, 2),
                case when ${swapped('v.word', 't.word')} then 1 end,
                case when least(length(v.stem), length(t.stem)) >= ${SHORTEST_STEM} and ${sameEnding} then least(
                  levenshtein_less_equal(v.stem, t.stem, 2), case when ${swapped('v.stem', 't.stem')} then 1 end) end) as changes
            ${ofShop} and v.word % t.word and ${sameBeginning} and v.stem is not null
              -- Turkish 'bagciksiz', without laces, is not 'bagcikli'
              and not (t.language = 'tr' and t.word ~ 's[iu]z$' and v.word !~ 's[iu]z$')
              and not v.fact) v
          where v.changes <= case when length(t.word) <= ${ONE_CHANGE} then 1 else 2 end
          order by v.changes, similarity(v.word, t.word) desc, v.word limit 3) end as near
      from looked_up t),
    meant as materialized (
      select t.*, case when begun or not real
        -- a real word may be one of the shop with an ending that the stemmer does not know ('hediyesi', 'hediye')
        or language = any(${ENDING}::text[]) and starts_with(word, near[1]) then near end as others
      from alike t),
    form as materialized (
      select language, place, word, begun, coalesce(case when not (begun is true and ${typing}) then stem_of(language, others[1]) end, stem, word) as stem,
        coalesce((select array_agg(stem_of(m.language, o)) from unnest(m.others) o), array[coalesce(stem, word)]) as stems
      from meant m),
    known as (
      select language, place, raw as word, real,
        case when absent then 'absent' when (stem is null or synonyms is null and ${isSign}) and not (begun is true and ${typing} and (select max(place) from typed) = 1) then 'filler' when whole or synonyms is not null then 'exactly'
          when cardinality(others) > 0 then case when begun then 'begins'
            -- an ending that the stemmer does not know
            when starts_with(m.word, others[1]) then 'exactly' else 'near' end
          when fact then 'fact' else 'unknown' end as known,
        case when begun or near is null or cardinality(near) = 0 then raw else coalesce((
          select v.written from search_words v where v.language = m.language and v.word = m.near[1]), near[1]) end as spelled,
        case when absent then synonyms else nullif(concat_ws(' | ',
          case when (whole or fact) and not (${isSign}) then quote_lexeme(stem) || coalesce(nullif(':' || weights, ':'), '') end, synonyms,
          -- a beginning is not stemmed, as it ends in the middle of a word
          case when begun and (whole is null or ${typing}) then quote_lexeme(word) || ':*' || weights end,
          (select string_agg(quote_lexeme(stem_of(m.language, o)) || coalesce(nullif(':' || weights, ':'), ''), ' | ') from unnest(m.others) o
            where stem_of(m.language, o) is not null)), '') end as query
      from meant m)
    select btrim(fold_text(${q})) as folded, (
      select json_agg(json_build_object('language', l.language,
        'words', (select coalesce(json_agg(json_build_object('place', k.place, 'word', k.word, 'known', k.known,
          'spelled', k.spelled, 'query', k.query, 'real', k.real or k.place in (select place from called) or k.place in (select place from part),
          'named', k.place in (select place from called) or k.place in (select place from part)) order by k.place), '[]') from known k where k.language = l.language),
        'kinds', (select coalesce(json_agg(distinct x.named), '[]') from (
          select jsonb_build_object('kind', n.kind_id, 'first', p.first, 'last', p.last,
            'exact', plain_text(n.language, n.name) = p.words, 'position', n.position) as named
          from (
            select a.place as first, b.place as last, string_agg(c.stem, ' ' order by c.place) as stems,
              string_agg(c.word, ' ' order by c.place) as words
            from form a join form b on b.language = a.language and b.place between a.place and a.place + 3
            join form c on c.language = a.language and c.place between a.place and b.place
            where a.language = l.language group by a.place, b.place
            union select a.place, b.place, b.stem || ' ' || a.stem, b.word || ' ' || a.word
            from form a join typed m on m.language = a.language and m.place = a.place + 1 and m.word = 'for'
              join form b on b.language = a.language and b.place = a.place + 2
            where l.language = 'en' and a.language = 'en'
            union select f.place, f.place, s, f.word from form f, unnest(f.stems) s
            where f.language = l.language and not (f.begun is true and ${typing})
            union select b.place, b.place, b.stem, b.word from bare b where b.language = l.language
            -- 'lap top'
            union select a.place, b.place, stem_of(a.language, a.word || b.word), a.word || b.word
            from typed a join typed b on b.language = a.language and b.place = a.place + 1 where a.language = l.language) p
          join kind_names n on n.language = l.language and n.stems = p.stems
          union all
          -- an unfinished word may become a name of these kinds
          select jsonb_build_object('kind', b.kind_id, 'first', f.place, 'last', f.place, 'begun', true, 'position', b.position)
          from form f, lateral (
            -- names of one word before longer ones: 'lampe' before 'lampe torche'; few letters say little about which kind is meant
            select n.kind_id, min(case when n.name ~ '[[:space:]]' then 3 else least(n.position / 2, 2) end) as position from kind_names n
            -- stems are shorter than what is typed, but they begin alike
            where n.language = f.language and left(n.stems, 1) = left(f.word, 1) and starts_with(plain_text(n.language, n.name), f.word)
            group by n.kind_id order by 2, 1 limit ${sql.lit(MOST_BEGUN)}) b
          where ${typing} and f.language = l.language and f.begun and f.place = (select max(place) from typed)
          union all
          -- a synonym of a kind's name names the kind as well: 'chai' is tea, and not whatever goes well with it
          select jsonb_build_object('kind', n.kind_id, 'first', p.first, 'last', p.last, 'position', n.position)
          from phrase p join search_synonyms s on s.language = p.language and s.stems = p.stems and not s.absent
            and plain_text(s.language, s.word) = p.words
          join kind_names n on n.language = p.language and n.stems = stems_of(p.language, s.means)
          where p.language = l.language
            -- Hindi 'red' has the stem of a name of lipsticks
            and (fold_text(n.name) = fold_text(s.means) or not exists (
              select from attribute_value_texts a where a.language = p.language and fold_text(a.title) = fold_text(s.means)))
          union all
          select jsonb_build_object('kind', n.kind_id, 'first', p.first, 'last', p.last, 'absent', true)
          from phrase p join search_synonyms s on s.language = p.language and s.stems = p.stems and s.absent
          join kind_names n on n.language = p.language and ${calledSo('n')}
          where p.language = l.language and p.last > p.first
            and not exists (select from kind_names own where own.language = p.language and own.stems = p.stems)) x))
        order by l.place)
      from ${spoken} l (language, place)) as readings`.execute(db);
  return rows[0] ?? { folded: '', readings: [] };
}
