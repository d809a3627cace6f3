import { pdfWords } from '../../testing/pdf-words';
import { openFonts } from './fonts';
import { Sheet } from './sheet';

/** Height of the page number's area, in points from the bottom. */
const FOOT = 43;

test('S184 issue 14 each of several pages has number, total and document in its footer; a single page has none', async () => {
  const footOf = async (pages: number) => {
    const sheet = await Sheet.open('Invoice', 'ar', 'rtl', await openFonts('', ''));
    for (let page = 1; page < pages; page++) expect(sheet.keep(800)).toBe(true);
    sheet.row(['مصباح', {}]);
    const [words = []] = await pdfWords(await sheet.close('2026-000007'));
    const foot = words.filter(({ y }) => y < FOOT).map(({ text }) => text);
    return foot.join('').replace(/\s/g, '');
  };
  expect(await footOf(1)).toBe('');
  expect(await footOf(2)).toBe('2026-000007·1/22026-000007·2/2');
});
