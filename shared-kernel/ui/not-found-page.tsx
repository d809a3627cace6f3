import { useTranslation } from '../platform/use-translation';
import { ButtonLink } from './button';
import { MessagePage } from './message-page';

/** 'This page could not be found' (S071). Addresses are final, language prefix included. */
export function NotFoundPage({ home, search }: { home: string; search?: string }) {
  const { t } = useTranslation('kernel');
  return (
    <MessagePage kicker="404" title={t('notFound.title')} text={t('notFound.hint')} status={404}>
      <ButtonLink look="primary" href={home}>
        {t('goHome')}
      </ButtonLink>
      {search && <ButtonLink href={search}>{t('notFound.search')}</ButtonLink>}
    </MessagePage>
  );
}
