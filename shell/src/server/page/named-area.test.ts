import { namedArea } from './named-area';

const link = (url: string) => ({ id: 1, title: 'x', url, type: 1 as const });
const COMMON = {
  header_links: {
    left: [link('/hot-deals/collection?collection=1'), link('https://shop.test/out')],
    right: [link('/page/help'), link('javascript:/x/alert(1)')],
  },
};

test.each([
  ['/hot-deals', '/hot-deals/collection?collection=1'],
  ['/hot', undefined],
  ['/hot-deals/collection', undefined],
  ['/nothing', undefined],
])('D16 S204 %s leads to %p', (path, to) => {
  expect(namedArea(COMMON, path)).toBe(to);
});
