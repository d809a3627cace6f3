import { css } from '@emotion/react';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

const row = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${token('space-4')};
  h2 {
    font-size: ${token('text-lg')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('touch')};
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;

interface SectionHeadProps {
  id: string;
  title: string;
  /** URL of the edit link and its accessible name */
  change: { path: string; label: string };
}

/** Heading of an earlier step's choice, with a link to change it. */
export function SectionHead({ id, title, change }: SectionHeadProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  return (
    <div css={row}>
      <h2 id={id}>{title}</h2>
      <a href={href(change.path)} aria-label={change.label}>
        {t('checkout.change')}
      </a>
    </div>
  );
}
