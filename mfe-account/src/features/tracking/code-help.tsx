import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import { MailIcon, PackageIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  font-size: ${token('text-sm')};
  h2 {
    font-size: ${token('text-md')};
  }
  li,
  p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-3')};
  }
  ul {
    display: grid;
    gap: ${token('space-3')};
  }
  svg {
    color: ${token('colour-ink-muted')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('touch')};
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;

/** Where to find the code of an order, and what to do without one. @param code the code that was tracked; empty: none yet */
export function CodeHelp({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <section css={box} aria-labelledby="code-help">
      <h2 id="code-help">{t('tracking.where')}</h2>
      <ul>
        <li>
          <MailIcon />
          <span>{t('tracking.inMail')}</span>
        </li>
        <li>
          <PackageIcon />
          <span>
            {t('tracking.onPage')}
            <br />
            <a href={href(link('orders'))}>{t('tracking.toOrders')}</a>
          </span>
        </li>
      </ul>
      <div>
        {t('tracking.lost')}{' '}
        <a href={href(link('contact', { order: readTrackingCode(code) ?? undefined }))}>{t('tracking.contact')}</a>
      </div>
    </section>
  );
}
