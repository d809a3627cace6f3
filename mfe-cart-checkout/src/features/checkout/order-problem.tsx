import { css } from '@emotion/react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from '../../components/page.styles';
import type { Problem } from './use-place-order';

const box = css`
  display: grid;
  gap: ${token('space-2')};
  a {
    text-decoration: underline;
  }
`;

/**
 * Why the order was not placed, in general and per line, each reason once, with a link to the cart. The live region always exists, so it
 * is announced.
 */
export function OrderProblem({ problem, lines }: { problem: Problem | null; lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const concerned = lines.filter((line) => problem?.lines[line.id]);
  const isSaidOfALine = concerned.some((line) => problem?.lines[line.id]?.includes(problem.text));
  return (
    <div role="alert" css={problem && [alert, box]}>
      {problem && (
        <>
          {!isSaidOfALine && <p>{problem.text}</p>}
          {concerned.length > 0 && (
            <>
              <ul>
                {concerned.map((line) => (
                  <li key={line.id}>
                    <bdi>{line.flash_product.title}</bdi>: {problem.lines[line.id]?.join(' ')}
                  </li>
                ))}
              </ul>
              <a href={href(link('cart'))}>{t('checkout.backToCart')}</a>
            </>
          )}
        </>
      )}
    </div>
  );
}
