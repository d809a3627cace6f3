/** Slug of the contact page, which every link to it names (`path.contact`). */
export const CONTACT_SLUG = 'contact';

/** Slug of a content page by its route's parameters; the contact page's route has it in the pattern. */
export const pageSlug = ({ slug }: { slug?: string }): string => slug ?? CONTACT_SLUG;
