import { HtmlValidate } from 'html-validate';
import { screensOfCustomer, screensOfVisitors } from '../fixtures/screens';
import { signInShopper } from '../fixtures/shopper';
import { expect, shop, test } from '../fixtures/test';
import { type Language, prefixOf } from '../fixtures/words';

/** The standard's rules for a page's markup; none of them is about style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Two languages cover every screen, the others take turns: their markup only differs in texts. */
const ROUNDS = [['en'], ['ar'], ['fr', 'tr', 'hi']] as const satisfies Language[][];

for (const languages of ROUNDS)
  test(`issue 13 the server writes valid HTML for every screen (${languages.join(', ')})`, async ({ page }) => {
    test.slow();
    await signInShopper(page);
    const faults: string[] = [];
    const screens = [...(await screensOfVisitors({ isEachText: true })), ...(await screensOfCustomer())];
    for (const [index, path] of screens.entries()) {
      const address = `${prefixOf(languages[index % languages.length] ?? 'en')}${path}`;
      const html = await (await page.request.get(shop.url + address)).text();
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        faults.push(`${address}: ${ruleId}: ${message} ${selector}`);
    }
    expect(faults).toEqual([]);
  });
