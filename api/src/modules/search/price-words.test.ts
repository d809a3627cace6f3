import type { LanguageCode } from 'shared-kernel/contract/languages';
import { priceWords } from './price-words';

type Case = [language: LanguageCode, text: string, rest: string, min: string | undefined, max: string | undefined];

test.each<Case>([
  ['en', 'backpack under 50', 'backpack', undefined, '50.00'],
  ['en', 'shoes under $1,299.90', 'shoes', undefined, '1299.90'],
  ['en', 'bag for less than 20 dollars', 'bag', undefined, '20.00'],
  ['en', 'under 50', '', undefined, '50.00'],
  ['en', 'lamp between 50 and 20', 'lamp', '20.00', '50.00'],
  ['en', 'red lamp over $100 handmade', 'red lamp handmade', '100.00', undefined],
  ['en', 'dress 40 or less', 'dress', undefined, '40.00'],
  ['fr', 'sac moins de 20 €', 'sac', undefined, '20.00'],
  ['fr', 'sac à moins de 20€', 'sac', undefined, '20.00'],
  ['fr', 'robe entre 20 et 50 euros', 'robe', '20.00', '50.00'],
  ['fr', 'montre jusqu’à 1.500 €', 'montre', undefined, '1500.00'],
  ['fr', 'lampe à partir de 30,50 €', 'lampe', '30.50', undefined],
  ['ar', 'حقيبة أقل من ٥٠', 'حقيبة', undefined, '50.00'],
  ['ar', 'حذاء بسعر أقل من 50 دولار', 'حذاء', undefined, '50.00'],
  ['ar', 'ساعة بين 20 و 50', 'ساعة', '20.00', '50.00'],
  ['ar', 'عطر فوق ١٠٠ ريال', 'عطر', '100.00', undefined],
  ['tr', 'çanta 50 tl altı', 'çanta', undefined, '50.00'],
  ['tr', "50 TL'nin altında çanta", 'çanta', undefined, '50.00'],
  ['tr', '300 liradan ucuz laptop', 'laptop', undefined, '300.00'],
  ['tr', '50 dolardan ucuz ayakkabı', 'ayakkabı', undefined, '50.00'],
  ['tr', '100 euroya kadar saat', 'saat', undefined, '100.00'],
  ['tr', '20 doların altında kitap', 'kitap', undefined, '20.00'],
  ['tr', "50'den ucuz ayakkabı", 'ayakkabı', undefined, '50.00'],
  ['tr', '100 liraya kadar saat', 'saat', undefined, '100.00'],
  ['tr', '20-50 TL arası oyuncak', 'oyuncak', '20.00', '50.00'],
  ['tr', 'lamba 30₺ üzeri', 'lamba', '30.00', undefined],
  ['hi', 'जूते 500 से कम', 'जूते', undefined, '500.00'],
  ['hi', '500 रुपये से महंगे जूते', 'जूते', '500.00', undefined],
  ['hi', '₹५०० के अंदर बैग', 'बैग', undefined, '500.00'],
  ['hi', 'घड़ी 200 से 500 तक', 'घड़ी', '200.00', '500.00'],
  ['hi', 'joote 500 se kam', 'joote', undefined, '500.00'],
  ['hi', 'bag under 50', 'bag', undefined, '50.00'],
  ['en', 'gift for around $20', 'gift', undefined, '20.00'],
  ['fr', 'cadeau 20 euros', 'cadeau', undefined, '20.00'],
  ['fr', 'cadeau à 15€', 'cadeau', undefined, '15.00'],
  ['ar', 'هدية ب 20 يورو', 'هدية', undefined, '20.00'],
  ['tr', '50 euroluk hediye', 'hediye', undefined, '50.00'],
  ['hi', '500 रुपये का गिफ्ट', 'गिफ्ट', undefined, '500.00'],
])('S086 S097 in %s the text %j is read as %j with a price from %s to %s', (language, text, rest, min, max) => {
  expect(priceWords(text, language)).toEqual({ text: rest, min, max });
});

test.each<[LanguageCode, string, number, string]>([
  ['en', 'under 12.500', 3, '12.500'],
  ['en', 'under 12,500', 3, '12500.000'],
  ['en', 'under 1,299.900', 3, '1299.900'],
  ['en', 'under 12.5', 3, '12.500'],
  ['fr', 'moins de 12,500', 3, '12.500'],
  ['fr', 'moins de 12.500', 3, '12500.000'],
  ['ar', 'أقل من ١٢٫٥٠٠', 3, '12.500'],
  ['ar', 'أقل من 12.500', 3, '12.500'],
  ['tr', '12.500 altı', 3, '12500.000'],
  ['en', 'under 12.500', 2, '12500.00'],
  ['en', 'under 12.500', 0, '12500.00'],
])('issue 14 in %s %j in a currency with %i digits means at most %s', (language, text, digits, max) => {
  expect(priceWords(text, language, digits).max).toBe(max);
});

test.each([
  'iphone 15 max',
  'size under 42',
  'boots size 42',
  'bag under 10 kg',
  'phone under 256gb',
  'toys for 3 to 5 years',
  'nike air max 90',
  'under armour',
  'under the sea',
  '$50',
  'dumbbell 5 pound',
  'chocolate 70 cent',
  'under 0',
  'under 99999999999',
  '1984',
  'chair 4 under table',
  '',
  'under '.repeat(50),
])('S097 the text %j is not read as a price limit', (text) => {
  for (const language of ['en', 'fr', 'ar', 'tr', 'hi'] as const)
    expect(priceWords(text, language)).toEqual({ text, min: undefined, max: undefined });
});
