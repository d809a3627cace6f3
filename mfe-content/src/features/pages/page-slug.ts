/** Slug of the contact page, the target of every link to it (`path.contact`). */
export const CONTACT_SLUG = 'contact';

/** Slug of a content page from its route's parameters; the contact page has its slug in the route's pattern. */
export const pageSlug = ({ slug }: { slug?: string }): string => slug ?? CONTACT_SLUG;
