import { css } from '@emotion/react';
import type { Alternatives as AlternativesAnswer } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { Alternatives } from './alternatives';

const page = css`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 720px;
  margin-inline: auto;
  padding: ${token('space-12')} ${token('page-gutter')};
`;
const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-4')};
`;

/**
 * The page behind an old link to a withdrawn product, with similar products in stock (issue 13). It shows nothing of the product
 * itself: the shop may have its reasons.
 */
export function WithdrawnPage({ like }: { like: AlternativesAnswer }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <section css={page} data-status={404}>
      <h1>{t('product.gone')}</h1>
      <Alternatives product={like} />
      <div css={links}>
        <ButtonLink look="primary" href={href('/')}>
          {t('kernel:goHome')}
        </ButtonLink>
        <ButtonLink href={href(link('search'))}>{t('kernel:notFound.search')}</ButtonLink>
      </div>
    </section>
  );
}
