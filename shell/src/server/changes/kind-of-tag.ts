const KIND = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}(?=-\d+$|$)/;

/** A tag without its id, as a metrics label: as many as the API has kinds of entities. */
export const kindOfTag = (tag: string): string => KIND.exec(tag)?.[0] ?? 'other';
