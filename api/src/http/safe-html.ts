import sanitizeHtml from 'sanitize-html';
import { headingLevels } from './heading-levels';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: sanitizeHtml.defaults.allowedTags.concat(['img', 'details', 'summary']).filter((tag) => tag !== 'style'),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['id', 'lang', 'dir'],
  },
  // no data:, no javascript:; pictures over https only
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/**
 * Sanitises HTML from the shop's database: no script, style, form, frame, handler or foreign scheme. Its headings continue
 * the page's outline without skipping a level, whatever their written levels.
 *
 * @param under level of the heading above the text
 */
export function safeHtml(html: string, under = 1): string {
  return sanitizeHtml(html, { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, ...outlined(under) } });
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Renames the headings of one text, in their order. */
function outlined(under: number): Record<string, sanitizeHtml.Transformer> {
  const levelOf = headingLevels(under);
  const rename: sanitizeHtml.Transformer = (tagName, attribs) => ({
    tagName: `h${levelOf(Number(tagName.slice(1)))}`,
    attribs,
  });
  return Object.fromEntries(HEADINGS.map((name) => [name, rename]));
}
