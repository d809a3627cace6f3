import type { BuiltInPage } from 'shared-kernel/contract/enums';
import { about } from './pages/about';
import { contact, sitemap } from './pages/built-in';
import { cookies } from './pages/cookies';
import { faq } from './pages/faq';
import { help } from './pages/help';
import { imprint } from './pages/imprint';
import { payment } from './pages/payment';
import { privacyPolicy } from './pages/privacy-policy';
import { returns } from './pages/returns';
import { sell } from './pages/sell';
import { shippingPage } from './pages/shipping';
import { terms } from './pages/terms';
import { SIZE_GUIDES } from './size-guides';
import type { Texts } from './texts';

/** A text page. */
export interface Page {
  readonly slug: string;
  /** where the footer links to it: 1 services, 2 about; null: not linked */
  readonly footer: 1 | 2 | null;
  /** name of a built-in screen that is shown instead of the body */
  readonly component?: BuiltInPage;
  readonly title: Texts;
  readonly summary: Texts;
  /** date of the latest change, `2026-11-09`; if absent, the date of the seeding */
  readonly updated?: string;
  /** HTML; addresses of the shop are written without the language prefix */
  readonly body: Texts;
}

export const PAGES: readonly Page[] = [
  about,
  contact,
  sell,
  terms,
  privacyPolicy,
  cookies,
  imprint,
  help,
  faq,
  shippingPage,
  returns,
  payment,
  sitemap,
  ...SIZE_GUIDES.map(({ page }) => page),
];
