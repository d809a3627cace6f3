import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button';
import { MessagePage } from './message-page';

/** 'This page could not be found' (S071). Addresses are final, language prefix included. */
export function NotFoundPage({ homeHref, searchHref }: { homeHref: string; searchHref?: string }) {
  const { t } = useTranslation('kernel');
  return (
    <MessagePage kicker="404" title={t('notFound.title')} text={t('notFound.hint')} status={404}>
      <ButtonLink look="primary" href={homeHref}>
        {t('goHome')}
      </ButtonLink>
      {searchHref && <ButtonLink href={searchHref}>{t('notFound.search')}</ButtonLink>}
    </MessagePage>
  );
}
