import { useTranslation } from '../platform/use-translation';
import { Button, ButtonLink } from './button';
import { MessagePage } from './message-page';

interface ErrorPageProps {
  /** default 500 */
  status?: number;
  title?: string;
  /** default 'Something went wrong', for 503 'API is down.' (S214) */
  message?: string | undefined;
  /** final URL of the home page, language prefix included */
  home: string;
  /** default: reloads the page */
  onRetry?: () => void;
  /** there was no response: the visitor's device is offline, or the shop is unreachable (issue 13) */
  lost?: 'offline' | 'unreachable';
}

/** 'SORRY', title, message, a retry button and a link home (S072). */
export function ErrorPage({ status = 500, title, message, home, onRetry, lost }: ErrorPageProps) {
  const { t } = useTranslation('kernel');
  const content = lost
    ? { title: t(`error.${lost}Title`), text: t(`error.${lost}Page`) }
    : {
        kicker: t('error.sorry'),
        title: title || t('error.title', { status }),
        text: message || t(status === 503 ? 'error.apiDown' : 'error.unknown'),
        status,
      };
  return (
    <MessagePage {...content}>
      {/* a form: the button reloads the page without scripts, too */}
      <form>
        <Button
          look="primary"
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            if (onRetry) onRetry();
            else location.reload();
          }}
        >
          {t('error.retry')}
        </Button>
      </form>
      <ButtonLink href={home}>{t('goHome')}</ButtonLink>
    </MessagePage>
  );
}
