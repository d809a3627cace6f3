import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import englishBeneath from './english-beneath-loader.cjs';

test('S013 an untranslated key falls back to English, the others stay', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'locales-'));
  fs.writeFileSync(path.join(folder, 'en.json'), '{"cart":{"title":"Cart","empty":"Empty"},"ok":"OK"}');
  const dependencies = [];
  const loader = { resourcePath: path.join(folder, 'fr.json'), addDependency: (file) => dependencies.push(file) };
  const merged = JSON.parse(englishBeneath.call(loader, '{"cart":{"title":"Panier"}}'));
  expect(merged).toEqual({ cart: { title: 'Panier', empty: 'Empty' }, ok: 'OK' });
  expect(dependencies).toEqual([path.join(folder, 'en.json')]);
  fs.rmSync(folder, { recursive: true });
});
