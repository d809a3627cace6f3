/** A worker, named by the page's language: see load-format-tables.ts. */
const locale = `${self.name}-u-nu-latn`;
new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(0);
new Intl.DisplayNames([self.name, 'en'], { type: 'region' }).of('US');
self.close();

export {};
