import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { openAfterSignIn } from 'shared-kernel/session/sign-in';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { FormError } from 'shared-kernel/ui/form-error';
import { Spinner } from 'shared-kernel/ui/spinner';
import { AuthLayout } from '../auth-layout';
import { sideLine } from '../form-parts';
import { useCallbackPath } from '../use-callback-path';

/**
 * `/social-callback`: where a provider's login comes back to (D6, D37). The shell's server has settled the login by then; a session
 * leads on, no session is a login that did not work.
 */
export function SocialCallbackScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const callback = useCallbackPath();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (looksSignedIn()) openAfterSignIn(api, callback);
    else setFailed(true);
  }, [api, callback]);
  return (
    <AuthLayout title={t('social.title')} social={false}>
      {failed ? <FormError>{t('social.failed')}</FormError> : <Spinner />}
      <p css={sideLine}>
        <a href={href(path.login())}>{t('forgot.back')}</a>
      </p>
    </AuthLayout>
  );
}
