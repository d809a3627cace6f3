import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const WORDS =
  `amber basket candle denim elm fern glass hazel ivory jute kettle linen maple navy oak pearl quartz rose silk
  teak umber velvet walnut yarn zinc cotton marble copper slate cedar`.split(/\s+/);
const MOTS =
  `ambre panier bougie toile orme fougère verre noisetier ivoire jute bouilloire lin érable marine chêne perle quartz rose soie
  teck ombre velours noyer laine zinc coton marbre cuivre ardoise cèdre`.split(/\s+/);
/** Every fifth product has three variants. */
const VARIED = 5;

/**
 * Writes a catalogue folder with this number of products in two languages, without pictures: 60 sub-categories, 300 brands, and names shared by
 * many products, as in a real shop.
 */
export async function writeLargeCatalogue(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (file: string, lines: Iterable<string>) =>
    pipeline(Readable.from(joined(lines)), createWriteStream(join(folder, file)));
  const counted = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));
  const text = (words: readonly string[], n: number, length: number) =>
    counted(length, (at) => words[(n * 7 + at * at + (n >> (at % 11))) % words.length] as string).join(' ');
  await writeFile(join(folder, 'taxes.csv'), 'title,type,price\nVAT,percent,20\n');
  await writeFile(join(folder, 'stores.csv'), 'slug,name_en,name_fr\nthe-store,The Store,Le magasin\n');
  await writeFile(join(folder, 'shipping.csv'), 'single_price,title_en,title_fr\nyes,Parcel,Colis\n');
  await writeFile(join(folder, 'shipping-places.csv'), 'rule,country,price,days\nParcel,ALL,5,3\n');
  await writeFile(join(folder, 'attributes.csv'), 'title_en,title_fr\nSize,Taille\n');
  await writeFile(join(folder, 'attribute-values.csv'), 'attribute,title_en,title_fr\nSize,S,S\nSize,M,M\nSize,L,L\n');
  await writeFile(
    join(folder, 'specifications.csv'),
    'slug,type,unit,searchable,title_en,title_fr\nweight,number,kilogram,no,Weight,Poids\nmaterial,choice,,yes,Material,Matière\n',
  );
  await write('specification-values.csv', [
    'specification,title_en,title_fr',
    ...WORDS.map((word, n) => `material,${word},${MOTS[n]}`),
  ]);
  await write('categories.csv', [
    'slug,parent,title_en,title_fr',
    ...counted(10, (n) => `category-${n},,Category ${n},Catégorie ${n}`),
    ...counted(60, (n) => `shelf-${n},category-${n % 10},Shelf ${n},Rayon ${n}`),
  ]);
  await write('brands.csv', ['slug,title_en', ...counted(300, (n) => `brand-${n},Brand ${n}`)]);
  await write('tags.csv', ['slug,title_en,title_fr', ...counted(100, (n) => `tag-${n},Tag ${n},Mot ${n}`)]);
  const product = (n: number) => {
    const price = 5 + (n % 400);
    const own = n % VARIED === 0;
    return [
      ...[
        `product-${n}`,
        `shelf-${n % 60}`,
        `brand-${n % 300}`,
        'the-store',
        'VAT',
        'Parcel',
        `${price}.90`,
        n % 3 ? '' : `${price}.50`,
      ],
      ...[`tag-${n % 100}|tag-${(n * 3 + 1) % 100}`, `weight=${(n % 50) + 1}|material=${WORDS[n % WORDS.length]}`],
      ...[own ? '' : n % 90, own ? '' : `S-${n}`, n % 2 ? '30' : 'no'],
      ...[`${text(WORDS, n, 4)} ${n}`, `${text(MOTS, n, 4)} ${n}`],
      ...[`<p>${text(WORDS, n, 60)}.</p>`, `<p>${text(MOTS, n, 60)}.</p>`],
      ...[`<ul><li>${text(WORDS, n, 8)}</li></ul>`, `<ul><li>${text(MOTS, n, 8)}</li></ul>`],
    ].join(',');
  };
  await write('products.csv', lines(products, product));
  await write('variants.csv', variants(products));

  function* lines(count: number, line: (n: number) => string) {
    yield 'slug,category,brand,store,tax,shipping,price,offer_price,tags,specifications,stock,sku,returns,title_en,title_fr,description_en,description_fr,overview_en,overview_fr';
    for (let n = 0; n < count; n += 1) yield line(n);
  }
}

function* variants(products: number) {
  yield 'product,values,stock,price,sku';
  for (let n = 0; n < products; n += VARIED)
    for (const size of ['S', 'M', 'L']) yield `product-${n},Size=${size},${n % 40},,V-${n}-${size}`;
}

function* joined(lines: Iterable<string>) {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < 1 << 16) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
