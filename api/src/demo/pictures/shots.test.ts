import { KINDS } from '../content/catalogue';
import { planProduct } from '../seed/plan-product';
import { measuresOf } from '../seed/product-measures';
import { bodyOf, dyed } from './dye';
import { type Taken, takePictures } from './shots';

const taken: readonly Taken[][] = Array.from({ length: 3 * KINDS.length }, (_, n) => {
  const product = planProduct(n + 1, KINDS);
  return takePictures({ ...product, hue: product.brand.logo.hue, measures: measuresOf(product) });
});

test('issue 13 every product has at least four pictures: front first, then in use and detail', () => {
  for (const pictures of taken) {
    expect(pictures.map(({ shot }) => shot).slice(0, 3)).toEqual([null, 'in_use', 'detail']);
    expect(pictures.length).toBeGreaterThanOrEqual(4);
  }
});

test('issue 13 no two products share their main picture', () => {
  const firsts = taken.map(([first]) => JSON.stringify(first?.recipe));
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('issue 13 pictures with measures exist only for kinds with dimensions', () => {
  const product = planProduct(KINDS.findIndex(({ kind }) => kind.slug === 'handbag') + 1, KINDS);
  expect(measuresOf(product)).toEqual({
    width: expect.any(Number),
    height: expect.any(Number),
    depth: expect.any(Number),
  });
  expect(measuresOf(planProduct(KINDS.findIndex(({ kind }) => kind.slug === 'honey') + 1, KINDS))).toBeNull();
});

test('dyeing recolours the main colour and nothing else', () => {
  // three blue pixels, one golden clasp
  const pixels = Buffer.from([40, 90, 220, 255, 40, 90, 220, 255, 50, 100, 230, 255, 230, 170, 40, 255]);
  const red = dyed(pixels, bodyOf(pixels), { lightness: 0.56, chroma: 0.2, hue: 25 });
  expect(red[0]).toBeGreaterThan(150);
  expect(red[2]).toBeLessThan(110);
  expect([...red.subarray(12)]).toEqual([230, 170, 40, 255]);
});
