import type { ReactNode } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above, from, upTo } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { Logo } from '../logo';
import { CategoryLinks } from './category-links';
import { FoldableNav } from './foldable-nav';
import { PaymentIcons, SocialLinks } from './image-links';
import { Newsletter } from './newsletter';

const footer = lateCss`
  margin-block-start: ${token('space-16')};
  background: ${token('colour-sunken')};
  font-size: ${token('text-sm')};
  nav li a,
  h3 a {
    display: inline-flex;
    align-items: center;
    padding-block: 5px;
    @media (pointer: coarse) {
      min-block-size: ${token('touch')};
    }
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-primary-ink')};
      text-decoration: underline;
    }
  }
  /* prints just the page itself: no frame and no controls; the header's display is set by an id rule */
  @media print {
    /* one rule each: emotion turns a list of selectors below body:has(&) into descendants of the class */
    body:has(&) > :not(main) {
      display: none !important;
    }
    body:has(&) main nav {
      display: none;
    }
    body:has(&) main button {
      display: none;
    }
    body:has(&) article {
      break-inside: avoid;
    }
    body:has(&) :focus-visible {
      outline: 0;
    }
  }
  /*
   * Who chooses the colours sees no grounds and shadows of ours: what is chosen gets the system's, and layers an edge. Not adjusted, because
   * the browser would lay its own ground under the words.
   */
  @media (forced-colors: active) {
    body:has(&) :is(a, button):is([aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true']) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    body:has(&) [aria-selected='true'] span {
      color: inherit;
    }
    body:has(&) button[aria-current='true'] {
      border: 2px solid Highlight;
    }
    body:has(&) [role='radiogroup'] label:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    body:has(&) [aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
    body:has(&) :is(dialog, :popover-open) {
      border: 1px solid;
    }
  }
`;
const inner = lateCss`
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
`;
const columns = lateCss`
  display: grid;
  padding-block: 0 ${token('space-6')};
  ${above(576)} {
    grid-template-columns: 1fr 1fr;
    gap: ${token('space-8')};
    padding-block: ${token('space-10')};
  }
  ${from(992)} {
    grid-template-columns: minmax(240px, 2fr) 1fr 1fr;
  }
`;
const brand = lateCss`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  align-content: start;
  justify-items: start;
  ${upTo(576)} {
    order: 1;
    padding-block-start: ${token('space-6')};
  }
  ${above(576)} {
    grid-column: 1 / -1;
  }
  ${from(992)} {
    grid-column: auto;
  }
`;
const list = lateCss`
  display: grid;
  justify-items: start;
  padding-block: ${token('space-2')};
  color: ${token('colour-ink-muted')};
`;
const bottom = lateCss`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  padding-block: ${token('space-5')};
  border-block-start: 1px solid ${token('colour-line')};
  color: ${token('colour-ink-muted')};
`;

/** The default layout's footer (S041). Order tracking is the first service, as it needs no account (S191). */
export function Footer() {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  const { services, about, payment, social, categories, site_setting, setting } = site.common;
  // tiles show prices without saying so; older APIs do not send it
  const included = setting.tax_included;
  const pageList = (title: string, entries: typeof about, first?: ReactNode) =>
    (entries.length > 0 || first) && (
      <FoldableNav title={title}>
        <ul css={list}>
          {first}
          {entries.map(({ id, slug, title }) => (
            <li key={id}>
              <a href={href(link('page', { slug }))}>{title}</a>
            </li>
          ))}
        </ul>
      </FoldableNav>
    );
  return (
    <footer css={footer}>
      <div css={inner}>
        <CategoryLinks categories={categories} />
        <div css={columns}>
          <div css={brand}>
            <Logo image="footer_logo" />
            <Newsletter />
            <SocialLinks links={social} />
          </div>
          {pageList(
            t('footer.services'),
            services,
            <li>
              <a href={href(link('track-order'))}>{t('footer.trackOrder')}</a>
            </li>,
          )}
          {pageList(t('footer.about'), about)}
        </div>
        <div css={bottom}>
          <div>
            <p>
              <bdi>{site_setting.copyright_text}</bdi>
            </p>
            {included !== undefined && <p>{t(included ? 'footer.taxIncluded' : 'footer.taxAdded')}</p>}
          </div>
          <PaymentIcons links={payment} />
        </div>
      </div>
    </footer>
  );
}
