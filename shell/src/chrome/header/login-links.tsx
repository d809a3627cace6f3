import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { useCurrentPath } from '../use-current-path';

/** Link to the login that returns to this page (D5). */
export function LoginLink({ button = false }: { button?: boolean }) {
  const { t } = useTranslation('shell');
  const href = useHref()(link('login', { redirect: useWayBack() }));
  if (!button) return <a href={href}>{t('header.login')}</a>;
  return (
    <ButtonLink href={href} look="primary">
      {t('header.login')}
    </ButtonLink>
  );
}

/** Link to the registration that returns to this page (D5). */
export function RegisterLink() {
  const { t } = useTranslation('shell');
  return <a href={useHref()(link('register', { redirect: useWayBack() }))}>{t('header.register')}</a>;
}

/** This page as `redirect`; none for the home page, where a login leads anyway. */
function useWayBack(): string | undefined {
  const href = useHref();
  const here = useCurrentPath();
  return here === '/' ? undefined : href(here);
}
