import { CurrencyPosition } from '../contract/enums';
import { aCommon } from '../testing/a-common';
import { renderPart } from '../testing/render-part';
import { PriceTag } from './price-tag';

const price = { current: 7990, previous: 9990, discount: 21, flash: false };

test('S093 S103 S104 shows the current price, the previous one struck through, and the discount', async () => {
  const { container } = await renderPart(<PriceTag price={price} />);
  expect(container).toHaveTextContent('Price $7.99');
  expect(container.querySelector('s')).toHaveTextContent('Previous price $9.99');
  expect(container).toHaveTextContent('-21%');
  expect(container).toHaveTextContent('21% off');
});

test('S103 S104 without a discount shows only the price', async () => {
  const { container } = await renderPart(<PriceTag price={{ ...price, previous: null, discount: null }} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container).not.toHaveTextContent('%');
});

test.each([
  [40, '-99%'],
  [0, '-100%'],
])('S104 a price of %p of 10000 shows %s: only a free item is fully discounted', async (current, badge) => {
  const { container } = await renderPart(
    <PriceTag price={{ current, previous: 10_000, discount: 100, flash: false }} />,
  );
  expect(container).toHaveTextContent(badge);
});

test('S105 S106 formats money by the site settings', async () => {
  const { setting } = aCommon();
  const post = { setting: { ...setting, currency_icon: '€', currency_position: CurrencyPosition.post } };
  const { container } = await renderPart(<PriceTag price={price} />, { common: post, language: 'fr' });
  expect(container).toHaveTextContent('Prix 7,99 €', { normalizeWhitespace: true });
});

test('S104 digits stay Latin in Arabic', async () => {
  const { container } = await renderPart(<PriceTag price={price} />, { language: 'ar' });
  expect(container).toHaveTextContent('$7.99');
  expect(container.textContent).not.toMatch(/[٠-٩]/);
});
