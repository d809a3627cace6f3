import { BuiltInPage, Visibility } from 'shared-kernel/contract/enums';
import type { ContentPage } from 'shared-kernel/contract/site';

/** A page of text. */
export const aContentPage = (over: Partial<ContentPage> = {}): ContentPage => ({
  slug: 'about',
  title: 'About us',
  description: '<p>We sell <strong>by hand</strong>.</p>',
  meta_title: null,
  meta_description: null,
  page_from_component: Visibility.private,
  ...over,
});

/** The page with the contact form. */
export const aContactPage = (over: Partial<ContentPage> = {}): ContentPage =>
  aContentPage({
    slug: 'contact',
    title: 'Contact',
    description: BuiltInPage.contact,
    meta_description: 'Write to us; a person answers.',
    page_from_component: Visibility.public,
    ...over,
  });
