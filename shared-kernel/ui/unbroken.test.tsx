import { renderPart } from '../testing/render-part';
import { Unbroken } from './unbroken';

test.each([
  ['Velara lace-up boots', ['lace-up']],
  ['Hand-tied, wide-brimmed hat', ['Hand-tied,', 'wide-brimmed']],
  ['حذاء Noor & Thread للجري', ['Noor & Thread']],
  ['قميص Noor قطني', []],
  ['a - b', []],
  // would not fit into a tile
  ['a-very-long-chain-of-many-hyphens', []],
])('in %s words that belong together stay on one line', async (text, together) => {
  const { container } = await renderPart(<Unbroken text={text} />);
  expect([...container.querySelectorAll('bdi')].map((piece) => piece.textContent)).toEqual(together);
  expect(container).toHaveTextContent(text);
});
