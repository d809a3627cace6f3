import { inRounds } from './rounds.mjs';

test('a failing subject is reported and loses only its own numbers', async () => {
  const missed = [];
  const subjects = [{ pages: { home: '/' } }, { name: 'EverShop', pages: { home: '/', product: '/p' } }];
  const measure = async ({ name }, page) => {
    if (name && page === 'home') throw new Error('no paint\nat a place');
    return { ms: name ? 9 : 3 };
  };
  const results = await inRounds(subjects, measure, (text) => missed.push(text));
  expect(results).toEqual([
    { subject: subjects[0], page: 'home', values: { ms: 3 } },
    { subject: subjects[1], page: 'product', values: { ms: 9 } },
  ]);
  expect(missed).toEqual(['home of EverShop, 3 of 3 rounds: no paint']);
});

test('a skipped page is not reported', async () => {
  const missed = [];
  expect(await inRounds([{ pages: { home: '/' } }], async () => undefined, missed.push)).toEqual([]);
  expect(missed).toEqual([]);
});
