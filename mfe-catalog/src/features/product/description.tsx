import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { token } from 'shared-kernel/ui/tokens';

const section = css`
  display: grid;
  gap: ${token('space-3')};
`;
const prose = css`
  max-inline-size: ${token('measure')};
  overflow-wrap: anywhere;
  > * + * {
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
  const id = useId();
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* the API sends HTML of an allow-list only, sanitised where it is kept */}
      <div css={prose} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
