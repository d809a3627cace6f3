import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';
import { AuthLayout } from '../auth-layout';
import { sideLine } from '../form-parts';
import { takenAlong, useCallbackPath } from '../use-callback-path';
import { loginErrorOf } from './login-error';
import { useFinishedLogin } from './use-finished-login';

const waiting = css`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-4')};
  color: ${token('colour-ink-muted')};
`;
/**
 * `/social-callback` (S171, D6, D37): the page to which a provider's login returns. Requests the session once and continues to the
 * callback path; an error is shown with a way to proceed, and the callback path is kept.
 */
export function SocialCallbackScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const [search] = useSearchParams();
  const callback = useCallbackPath();
  const { error, again, retry } = useFinishedLogin(api, callback, loginErrorOf(search));
  const login = href(link('login', { redirect: takenAlong(callback) }));
  return (
    <AuthLayout title={t(error ? 'social.notSignedIn' : 'social.title')} social={false}>
      <div>
        {!error && (
          <div css={waiting}>
            <Spinner />
            <p>{t('social.wait')}</p>
          </div>
        )}
        <p role="alert">{error && t(again ? 'social.wait' : `social.${error}`)}</p>
      </div>
      {error === 'unreachable' && (
        <Button look="primary" wide busy={again} onClick={retry}>
          {t('social.retry')}
        </Button>
      )}
      {error && (
        <ButtonLink href={login} look={error === 'unreachable' ? 'secondary' : 'primary'} wide>
          {t('social.toLogin')}
        </ButtonLink>
      )}
      {error === 'exists' && (
        <p css={sideLine}>
          <a href={href(link('forgot-password', { redirect: takenAlong(callback) }))}>{t('login.forgot')}</a>
        </p>
      )}
    </AuthLayout>
  );
}
