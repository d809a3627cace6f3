import { readAssets } from './read-assets';

const read = (text: string) => readAssets(text, 'main', (file) => !file.startsWith('lost'));
const json = (over: object) => JSON.stringify({ entry: 'entry.js', chunks: { main: ['main.0a1b2c3d.js'] }, ...over });

test('reads only chunks listed by the build', () => {
  const { entry, chunks } = read(json({ chunks: { main: ['main.js'], 'locale-ar': ['a.js', 'b.js'], none: [] } }));
  expect(entry).toBe('entry.js');
  expect({ ...chunks }).toEqual({ main: ['main.js'], 'locale-ar': ['a.js', 'b.js'], none: [] });
  expect(chunks.constructor).toBeUndefined();
});

test.each([
  ['', 'not JSON'],
  ['<!doctype html>', 'not JSON'],
  ['{"entry":"entry.js","chunks":{"main":["main.js"]}', 'not JSON'],
  ['null', 'no entry'],
  ['[]', 'no entry'],
  ['{}', 'no entry'],
  ['"text"', 'no entry'],
  [json({ entry: 7 }), 'no entry'],
  [json({ entry: 'https://evil.example/x.js' }), 'no entry'],
  [json({ entry: 'lost.js' }), 'lost.js is not in the build'],
  [json({ chunks: undefined }), 'no chunks'],
  [json({ chunks: null }), 'no chunks'],
  [json({ chunks: ['main'] }), 'no chunks'],
  [json({ chunks: {} }), "no chunk 'main'"],
  [json({ chunks: { main: [] } }), "no chunk 'main'"],
  [json({ chunks: { main: 'main.js' } }), 'not a list of scripts'],
  [json({ chunks: { main: ['main.js'], home: null } }), 'not a list of scripts'],
  [json({ chunks: { main: ['main.js', 7] } }), 'not a list of scripts'],
  [json({ chunks: { main: ['../main.js'] } }), 'not a list of scripts'],
  [json({ chunks: { main: ['parts/main.js'] } }), 'not a list of scripts'],
  [json({ chunks: { main: ['//evil.example/main.js'] } }), 'not a list of scripts'],
  [json({ chunks: { main: ['main.js" onload="x.js'] } }), 'not a list of scripts'],
  [json({ styles: 7 }), 'styles name no style sheet'],
  [json({ styles: '//evil.example/late.css' }), 'styles name no style sheet'],
  [json({ styles: 'lost.css' }), 'lost.css is not in the build'],
  [json({ chunks: { main: ['lost.js'] } }), 'lost.js, which is not in the build'],
])('rejects %s', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
