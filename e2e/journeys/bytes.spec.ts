import { brotliCompressSync } from 'node:zlib';
import { FACTS, LIMITS, SCRIPTS } from '../bytes/limits';
import { withNeutralHashes } from '../bytes/neutral-hashes';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, shop, test } from '../fixtures/test';

/*
 * Bytes that a first visitor loads until a page is usable: the document and its scripts, each compressed with brotli quality 11.
 * Bytes are the same on every machine, so this is a limit; `npm run bench` measures times.
 */

/** brotli-11 bytes by URL; pages share most of their scripts. */
const packed = new Map<string, Promise<number>>();
const sizeOf = (bytes: string | Buffer) => brotliCompressSync(bytes).length;

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, shop.url));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Scripts that the document loads; those in its boot data load later. */
function scriptsOf(html: string): string[] {
  const early = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
  return [...new Set(early.match(/\/(?:assets|remotes)\/[\w./-]+\.js/g))];
}

/** `/remotes/mfe-catalog/home.0123456789ab.js` as `mfe-catalog/home` */
const nameOf = (address: string) => address.replace(/^\/(?:assets|remotes)\//, '').replace(/\.\w{12}\.js$/, '');

/** The pieces of a document, each compressed separately. */
function piecesOf(html: string): [string, string][] {
  const take = (name: string, pattern: RegExp): [string, string] => [name, html.match(pattern)?.join('') ?? ''];
  return [
    take('styles', /<style[\s\S]*?<\/style>/g),
    take('inline loader', /<script data-[\s\S]*?<\/script>/),
    take('header', /<div id="header"[\s\S]*?(?=<main)/),
    take('main', /<main[\s\S]*?<\/main>/),
    take('footer and toasts', /<div id="footer"[\s\S]*?(?=<template)/),
    take('boot data', /<script type="application\/json"[\s\S]*?<\/script>/),
  ];
}

/** `main 129987 (+1200), mfe-catalog/home 6800 (-20)`: those that grew most since the sizes were noted come first. */
function listed(sizes: readonly (readonly [string, number])[], noted: Readonly<Record<string, number>>): string {
  const grown = sizes.map(([name, bytes]) => ({ name, bytes, more: bytes - (noted[name] ?? 0) }));
  return grown
    .sort((a, b) => b.more - a.more)
    .map(({ name, bytes, more }) => `${name} ${bytes} (${more < 0 ? '' : '+'}${more})`)
    .join(', ');
}

const PAGES = {
  home: async () => '/',
  listing: async () => '/all/fashion',
  product: async () => {
    const { slug, id } = await aSimpleProduct();
    return `/${slug}/product/${id}`;
  },
  login: async () => '/login',
  content: async () => '/page/faq',
} satisfies Record<keyof typeof LIMITS, () => Promise<string>>;

for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[])
  test(`${page} stays within its byte limit`, async () => {
    const html = String(await read(await PAGES[page]()));
    const scripts = await Promise.all(
      scriptsOf(html).map(async (address) => {
        if (!packed.has(address))
          packed.set(
            address,
            read(address).then((script) => sizeOf(withNeutralHashes(script.toString()))),
          );
        return [nameOf(address), (await packed.get(address)) ?? 0] as const;
      }),
    );
    const [, facts = ''] = /<link rel="preload" as="fetch"[^>]* href="([^"]+)">/.exec(html) ?? [];
    expect(sizeOf(await read(facts)), 'site data, bytes at brotli 11').toBeLessThanOrEqual(FACTS);
    const script = scripts.reduce((sum, [, bytes]) => sum + bytes, 0);
    const document = sizeOf(html);
    const pieces = piecesOf(html).map(([name, text]) => [name, sizeOf(text)] as const);
    expect(scripts.map(([name]) => name)).toContain('main');
    const { script: scriptLimit, html: htmlLimit, pieces: noted } = LIMITS[page];
    expect(script, `script of ${page}, bytes at brotli 11: ${listed(scripts, SCRIPTS)}`).toBeLessThanOrEqual(
      scriptLimit,
    );
    expect(document, `HTML of ${page}, bytes at brotli 11: ${listed(pieces, noted)}`).toBeLessThanOrEqual(htmlLimit);
    if (process.env.SOUK_NOTE_BYTES)
      console.log(
        JSON.stringify({
          page,
          script,
          document,
          scripts: Object.fromEntries(scripts),
          pieces: Object.fromEntries(pieces),
        }),
      );
  });

// V8's own spelling (docs/decisions/0072)
test('every script of the home page asks to be compiled off the main thread', async () => {
  const scripts = scriptsOf(String(await read('/')));
  expect(scripts.length).toBeGreaterThan(3);
  for (const address of scripts)
    expect(String(await read(address)).split('\n', 1), address).toEqual(['//# allFunctionsCalledOnLoad']);
});
