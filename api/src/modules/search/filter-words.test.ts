import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type FilterWords, filterWords, type WordedFilter, withoutFilterWords } from './filter-words';

const stock = { in_stock: true } as const;
const offer = { on_offer: true } as const;
const free = { free_shipping: true } as const;
const cheapest = { sortby: 'price_low_to_high' } as const;
const dearest = { sortby: 'price_high_to_low' } as const;
const best = { sortby: 'avg_customer_review' } as const;
const popular = { sortby: 'most_popular' } as const;
const newest = { sortby: 'newest' } as const;

const filtersOf = (found: readonly FilterWords[]): WordedFilter[] => found.map(({ filter }) => filter);

test.each<[LanguageCode, string, string, WordedFilter[]]>([
  ['en', 'red dress on sale', 'red dress', [offer]],
  ['en', 'cheapest laptop', 'laptop', [cheapest]],
  ['en', 'shoes that are in stock size 42', 'shoes size 42', [stock]],
  ['en', 'best rated headphones with free shipping', 'headphones', [best, free]],
  ['en', 'the latest phones available now', 'phones', [newest, stock]],
  ['en', 'best-selling toys, 4 stars and up', 'toys,', [popular, { rating: 4 }]],
  ['en', 'products on sale', '', [offer]],
  ['en', 'new arrivals', '', [newest]],
  // a second sort order is a word like any other
  ['en', 'cheapest best rated mouse', 'best rated mouse', [cheapest]],
  ['fr', 'robe rouge en promo', 'robe rouge', [offer]],
  ['fr', 'ordinateur le moins cher', 'ordinateur', [cheapest]],
  ['fr', 'les meilleures chaussures en stock', 'chaussures', [best, stock]],
  ['fr', 'livraison gratuite', '', [free]],
  ['fr', 'montre la plus chère', 'montre', [dearest]],
  ['ar', 'فستان أحمر عليه خصم', 'فستان أحمر', [offer]],
  ['ar', 'أرخص لابتوب', 'لابتوب', [cheapest]],
  ['ar', 'أحذية متوفرة حاليًا', 'أحذية', [stock]],
  ['ar', 'السماعات الأعلى تقييمًا', 'السماعات', [best]],
  ['ar', 'الأكثر مبيعًا', '', [popular]],
  ['ar', 'arkhas laptop', 'laptop', [cheapest]],
  ['tr', 'indirimli kırmızı elbise', 'kırmızı elbise', [offer]],
  ['tr', 'en ucuz laptop', 'laptop', [cheapest]],
  ['tr', 'stokta olan ayakkabılar', 'ayakkabılar', [stock]],
  ['tr', 'en çok satan çantalar ücretsiz kargo', 'çantalar', [popular, free]],
  ['tr', 'yeni gelenler', '', [newest]],
  ['hi', 'सेल में लाल ड्रेस', 'लाल ड्रेस', [offer]],
  ['hi', 'सबसे सस्ता लैपटॉप', 'लैपटॉप', [cheapest]],
  ['hi', 'छूट वाले जूते', 'जूते', [offer]],
  ['hi', 'sabse sasta phone', 'phone', [cheapest]],
  ['hi', 'स्टॉक में उपलब्ध सोफ़ा', 'सोफ़ा', [stock]],
  ['hi', 'best headphones', 'headphones', [best]],
])('S086 S095 S097 in %s the text %j is read as %j with filters or a sort order', (language, text, rest, filters) => {
  const found = filterWords(text, language);
  expect(filtersOf(found)).toEqual(filters);
  expect(withoutFilterWords(text, found, language)).toBe(rest);
});

test.each<[LanguageCode, string]>([
  ['en', 'five star hotel'],
  ['en', 'new balance'],
  ['en', 'stocking'],
  ['en', '4 person tent'],
  ['ar', 'عرض 50 سم'],
  ['hi', 'सेल'],
  ['tr', ''],
])('S097 in %s the words of %j are not read as a filter', (language, text) => {
  expect(filterWords(text, language)).toEqual([]);
  expect(withoutFilterWords(text, [], language)).toBe(text);
});
