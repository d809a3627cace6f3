import { css } from '@emotion/react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from '../../components/page.styles';
import type { Problem } from './use-place-order';

const box = css`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
  ul {
    display: grid;
    gap: ${token('space-2')};
    padding: 0;
    list-style: none;
  }
  strong {
    display: block;
  }
  /* overrides the bar around it, where links look like buttons */
  && > a {
    padding-inline: 0;
    ${fingerHigh}
    text-decoration: underline;
  }
`;

interface OrderProblemProps {
  problem: Problem | null;
  /** lines of the cart, among them those that can no longer be ordered */
  lines: readonly CartLine[];
  /** places the order again: idempotent */
  onRetry: () => void;
}

/**
 * Why the order was not placed, in general and per line, each reason once, with a link to the cart. The live region always exists, so
 * that its text is announced.
 */
export function OrderProblem({ problem, lines, onRetry }: OrderProblemProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const concerned = lines.filter((line) => problem?.lines[line.id]);
  const isShownAtLine = concerned.some((line) => problem?.lines[line.id]?.includes(problem.text));
  return (
    <div role="alert" css={problem && [alert, box]}>
      {problem && (
        <>
          {!isShownAtLine && <p>{problem.text}</p>}
          {problem.isUnanswered && (
            <Button small onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {concerned.length > 0 && (
            <>
              <ul>
                {concerned.map((line) => (
                  <li key={line.id}>
                    <strong>
                      <bdi>{line.flash_product.title}</bdi>
                    </strong>{' '}
                    {problem.lines[line.id]?.join(' ')}
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
