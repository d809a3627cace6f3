import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { listenHere } from '../listen-here.mjs';
import { ListingPage, ProductPage } from './page.mjs';

const STYLE =
  'body{margin:0 auto;max-width:60rem;padding:0 1rem;font:16px/1.4 system-ui}a{display:block;padding:.5rem 0}img{max-width:100%;height:auto}button{padding:.7rem 1rem;border:0;background:#639;color:#fff}';

/**
 * A product page and a listing rendered by React alone: the lower bound for any shop with React. The product page is hydrated, its
 * picture is that of the product measured in the shop; everything is compressed with brotli 11 and cached by the browser.
 * @param {{picture: Buffer, type: string}} options bytes and media type of the picture
 * @returns {Promise<{url: string, stop(): Promise<void>}>}
 */
export async function startFloor({ picture, type }) {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'browser.mjs')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sold = { title: 'A watch', price: 57, picture: '/picture' };
  const files = {
    '/listing': page(renderToString(createElement(ListingPage, sold)), ''),
    '/product': page(
      `<div id="root" data-sold='${JSON.stringify(sold)}'>${renderToString(createElement(ProductPage, sold))}</div>`,
      '<script type="module" src="/react.js"></script>',
    ),
    '/react.js': packed('text/javascript', outputFiles[0].text),
    '/picture': { headers: { 'content-type': type }, body: picture },
  };
  const server = http.createServer(({ url }, response) => {
    const file = files[url.split('?')[0]];
    if (!file) return response.writeHead(404).end();
    const age = url === '/listing' || url === '/product' ? 0 : 31_536_000;
    response
      .writeHead(200, {
        ...file.headers,
        'content-length': file.body.length,
        'cache-control': `public, max-age=${age}`,
      })
      .end(file.body);
  });
  return listenHere(server);
}

const page = (body, script) =>
  packed(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><meta name="description" content="React alone"><link rel="icon" href="data:,"><style>${STYLE}</style>${script}</head><body>${body}</body></html>`,
  );

const packed = (type, text) => ({
  headers: { 'content-type': type, 'content-encoding': 'br' },
  body: brotliCompressSync(text),
});
