import { css } from '@emotion/react';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { localize } from 'shared-kernel/rules/links';
import { profile$ } from 'shared-kernel/session/profile';
import { token } from 'shared-kernel/ui/tokens';

const hint = css`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
  font-size: ${token('text-sm')};
  a {
    display: inline-block;
    padding-block: ${token('space-2')};
    text-decoration: underline;
  }
`;

/** Tells a guest why to log in, which stays optional (D30). */
export function LogInHint({ text }: { text: string }) {
  const { t } = useTranslation('cart-checkout');
  const { language } = usePage();
  const href = useHref();
  const profile = useStream(profile$, undefined);
  if (profile !== null) return null;
  return (
    <p css={hint}>
      {text} <a href={href(link('login', { redirect: localize(language, link('cart')) }))}>{t('cart.logIn')}</a>
    </p>
  );
}
