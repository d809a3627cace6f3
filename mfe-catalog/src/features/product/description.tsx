import { css } from '@emotion/react';
import { useId } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

/** length in characters of HTML from which a text is collapsed */
const LONG = 1200;

const section = lateCss`
  display: grid;
  gap: ${token('space-3')};
`;
const prose = css`
  max-inline-size: ${token('measure')};
  overflow-wrap: anywhere;
  > :not(:first-child) {
    margin-block-start: ${token('space-3')};
  }
  ul,
  ol {
    padding-inline-start: ${token('space-5')};
  }
  a {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
  table {
    inline-size: auto;
  }
  td,
  th {
    padding: ${token('space-1')} ${token('space-3')};
    border: 1px solid ${token('colour-line')};
    text-align: start;
  }
`;
/* collapsed by the state of the details after it, so it opens without script; never collapsed in browsers without :has */
const folded = css`
  @supports selector(:has(*)) {
    &:not(:has(+ details[open])):not(:focus-within) {
      max-block-size: 20rem;
      overflow: hidden;
      mask-image: linear-gradient(black 75%, transparent);
    }
  }
  @supports not selector(:has(*)) {
    + details {
      display: none;
    }
  }
`;
const more = css`
  justify-self: start;
  > summary {
    padding-block: ${token('space-3')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
  }
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

/** Overview and description as the store wrote them. */
export function Description({ product }: { product: Pick<ProductDetail, 'overview' | 'description'> }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {product.overview && <Html title={t('product.overview')} html={product.overview} />}
      {product.description && <Html title={t('product.details')} html={product.description} />}
    </>
  );
}

function Html({ title, html }: { title: string; html: string }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const long = html.length > LONG;
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* the API sends allow-listed HTML only, sanitised on reading */}
      <div css={[prose, long && folded]} dangerouslySetInnerHTML={{ __html: html }} />
      {long && (
        <details css={more}>
          <summary>
            <span className="more">{t('product.showMore')}</span>
            <span className="less">{t('product.showLess')}</span>
          </summary>
        </details>
      )}
    </section>
  );
}
