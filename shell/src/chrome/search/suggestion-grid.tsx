import { Children, type ReactNode } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { AboutText } from './about-text';
import { CategoryEntry } from './category-entry';
import { GridCell, GridRow } from './grid-cell';
import { Matched } from './matched';
import type { Cell } from './next-cell';
import { POPUP_ID } from './popup-state';
import { CompareCell, ProductEntry } from './product-entry';
import * as styles from './search-popup.styles';
import type { Suggestions } from './suggest';

interface SuggestionGridProps {
  suggestions: Suggestions;
  /** the field's text */
  text: string;
  active: Cell | null;
  /** deletes the recent searches that an empty field suggests */
  forget: () => void;
}

/**
 * Number of cells by row, in the order of the grid: a product has its link and its compare button; after a text's suggestions there
 * is a link to all results.
 */
export function cellsByRow(
  { keywords, clear, popular, brands, categories, products }: Suggestions,
  text: string,
): number[] {
  return [
    ...keywords.map(() => 1),
    ...(clear ? [1] : []),
    ...popular.map(() => 1),
    ...brands.map(() => 1),
    ...categories.map(() => 1),
    ...products.map(() => 2),
    ...(text ? [1] : []),
  ];
}

/**
 * Suggested keywords, brands, categories and sub-categories, products (S038): rows of a grid, because a product's row has two
 * actions.
 */
export function SuggestionGrid({ suggestions, text, active, forget }: SuggestionGridProps) {
  const { t } = useTranslation('shell');
  const { keywords, popular, brands, categories, products } = suggestions;
  const firstPopular = keywords.length + (suggestions.clear ? 1 : 0);
  const firstBrand = firstPopular + popular.length;
  const firstCategory = firstBrand + brands.length;
  const firstProduct = firstCategory + categories.length;
  return (
    <>
      <div css={styles.columns}>
        {firstProduct > 0 && (
          <div css={styles.column}>
            <Section id="keywords" title={t(text ? 'search.keywords' : 'search.recent')}>
              {keywords.map(({ id, title }, i) => (
                <KeywordRow key={id} row={i} title={title} text={text} active={active} />
              ))}
              {suggestions.clear && (
                <GridRow>
                  <GridCell at={{ row: keywords.length, cell: 0 }} active={active}>
                    <button type="button" tabIndex={-1} css={[styles.entry, styles.forget]} onClick={forget}>
                      {t('search.forget')}
                    </button>
                  </GridCell>
                </GridRow>
              )}
            </Section>
            <Section id="popular" title={t('search.popularSearches')}>
              {popular.map((title, i) => (
                <KeywordRow key={title} row={firstPopular + i} title={title} text={text} active={active} />
              ))}
            </Section>
            <Section id="brands" title={t('search.brands')}>
              {brands.map((brand, i) => (
                <GridRow key={brand.path}>
                  <GridCell at={{ row: firstBrand + i, cell: 0 }} active={active}>
                    <CategoryEntry category={{ ...brand, parent: null }} text={text} />
                  </GridCell>
                </GridRow>
              ))}
            </Section>
            <Section id="categories" title={t(text ? 'search.categories' : 'search.popular')}>
              {categories.map((category, i) => (
                <GridRow key={category.path}>
                  <GridCell at={{ row: firstCategory + i, cell: 0 }} active={active}>
                    <CategoryEntry category={category} text={text} />
                  </GridCell>
                </GridRow>
              ))}
            </Section>
          </div>
        )}
        {products.length > 0 && (
          <div css={styles.column}>
            <Section id="products" title={t(suggestions.similar ? 'search.similar' : 'search.products')}>
              {products.map((product, i) => (
                <GridRow key={product.id}>
                  <GridCell at={{ row: firstProduct + i, cell: 0 }} active={active}>
                    <ProductEntry product={product} now={suggestions.now} text={text} />
                  </GridCell>
                  <CompareCell at={{ row: firstProduct + i, cell: 1 }} active={active} product={product} />
                </GridRow>
              ))}
            </Section>
          </div>
        )}
      </div>
      {text && <AllResults row={firstProduct + products.length} text={text} active={active} />}
    </>
  );
}

/** Links to the page of all results, as the field's own button does, so that nobody has to scroll back up. */
function AllResults({ row, text, active }: { row: number } & Pick<SuggestionGridProps, 'text' | 'active'>) {
  const href = useHref();
  return (
    <div css={styles.all}>
      <GridRow>
        <GridCell at={{ row, cell: 0 }} active={active}>
          <a href={href(link('search', { q: text }))} data-keyword={text} tabIndex={-1} css={styles.entry}>
            <SearchIcon />
            <span css={styles.texts}>
              <AboutText name="search.all" text={text} />
            </span>
          </a>
        </GridCell>
      </GridRow>
    </div>
  );
}

/** A text to search for. */
function KeywordRow({
  row,
  title,
  text,
  active,
}: { row: number; title: string } & Pick<SuggestionGridProps, 'text' | 'active'>) {
  const href = useHref();
  return (
    <GridRow>
      <GridCell at={{ row, cell: 0 }} active={active}>
        <a href={href(link('search', { q: title }))} data-keyword={title} tabIndex={-1} css={styles.entry}>
          <SearchIcon />
          <span css={styles.texts} dir="auto">
            <Matched title={title} typed={text} />
          </span>
        </a>
      </GridCell>
    </GridRow>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no links with pictures for rows
    <div role="rowgroup" aria-labelledby={`${POPUP_ID}-${id}`}>
      <div id={`${POPUP_ID}-${id}`} aria-hidden="true" css={styles.heading}>
        {title}
      </div>
      {children}
    </div>
  );
}
