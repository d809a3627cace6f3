import fs from 'node:fs';
import path from 'node:path';
import { cutLibrary, LIBRARY_CUTS, markOf } from './library-cuts.mjs';
import { installedFolder, KERNEL } from './place.mjs';

/** Files of the installed libraries by the folder in a cut's pattern. */
const FOLDERS = {
  react: [installedFolder('react', KERNEL), 'cjs'],
  'react-dom': [installedFolder('react-dom', KERNEL), 'cjs'],
  'react-dom/client': [installedFolder('react-dom', KERNEL), 'cjs'],
  'react-router': [installedFolder('react-router', installedFolder('react-router-dom', KERNEL)), 'dist/development'],
  i18next: [installedFolder('i18next', KERNEL), 'dist/esm'],
  '@tanstack/query-core': [
    installedFolder('@tanstack/query-core', installedFolder('@tanstack/react-query', KERNEL)),
    'build/modern',
  ],
  '@emotion/cache': [installedFolder('@emotion/cache', KERNEL), 'dist'],
  '@emotion/react': [installedFolder('@emotion/react', KERNEL), 'dist'],
  '@emotion/react, its elements': [installedFolder('@emotion/react', KERNEL), 'dist'],
};
const filesOf = (library) => {
  const folder = path.join(...FOLDERS[library]);
  return fs.readdirSync(folder).map((name) => path.join(folder, name));
};
const cutFiles = (one) =>
  filesOf(one.library)
    .filter((file) => one.file.test(file))
    .map((file) => ({ file, source: fs.readFileSync(file, 'utf8') }))
    .filter(({ source }) => source.includes(one.has));

test.each(LIBRARY_CUTS)('the cuts of $library match the installed version', (one) => {
  const [found, ...others] = cutFiles(one);
  expect(others).toEqual([]);
  const text = cutLibrary(found.source, found.file);
  expect(text).toContain(markOf(one.library));
  expect(text).not.toBe(found.source);
});

test('rejects a library whose text has changed', () => {
  const [{ file, source }] = cutFiles(LIBRARY_CUTS.find(({ library }) => library === '@emotion/cache'));
  const changed = source.replace('[prefixer]', '[ prefixer ]');
  expect(() => cutLibrary(changed, file)).toThrow('@emotion/cache: a cut of souk-remote/build/library-cuts.mjs');
});

test('i18next without the removed code translates, interpolates and chooses plurals', async () => {
  const [{ file, source }] = cutFiles(LIBRARY_CUTS.find(({ library }) => library === 'i18next'));
  const text = Buffer.from(cutLibrary(source, file)).toString('base64');
  const { createInstance } = await import(`data:text/javascript;base64,${text}`);
  const texts = createInstance();
  await texts.init({ lng: 'fr', fallbackLng: false, initAsync: false, resources: { fr: {} } });
  texts.addResourceBundle('fr', 'a', { hello: 'Bonjour {{name}}', n_one: 'une', n_other: '{{count}} choses' });
  expect(texts.t('hello', { ns: 'a', name: 'Ada' })).toBe('Bonjour Ada');
  expect(texts.t('n', { ns: 'a', count: 1 })).toBe('une');
  expect(texts.t('n', { ns: 'a', count: 7 })).toBe('7 choses');
  expect(texts.t('a:missing')).toBe('missing');
});
