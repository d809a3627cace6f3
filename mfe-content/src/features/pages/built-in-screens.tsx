import type { ComponentType } from 'react';
import type { BuiltInPage } from 'shared-kernel/contract/enums';
import type { ContentPage } from 'shared-kernel/contract/site';
import { Contact } from './contact/contact';
import { Sitemap } from './sitemap';

/** Screens by the name that a page refers to them with (D16). A name of the contract without a screen does not compile. */
export const BUILT_IN_SCREENS: Readonly<Record<BuiltInPage, ComponentType<{ page: ContentPage }>>> = {
  Sitemap: ({ page }) => <Sitemap page={page} />,
  Contact: () => <Contact />,
};
