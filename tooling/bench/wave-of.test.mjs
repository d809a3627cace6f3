import { waveOf } from './wave-of.mjs';

const requests = [
  { url: '/main.js', by: ['/page'] },
  { url: '/chunk.js', by: ['/page', '/main.js'] },
  { url: '/late.js', by: ['/chunk.js'] },
  { url: '/in-circles.js', by: ['/in-circles.js'] },
];

test.each([
  ['/page', 1],
  ['/main.js', 2],
  ['/chunk.js', 3],
  ['/late.js', 4],
  ['/in-circles.js', 2],
])('%s is in wave %d', (url, wave) => {
  expect(waveOf(url, requests)).toBe(wave);
});
