import { useTranslation } from '../platform/use-translation';
import { ButtonLink } from './button';
import { MessagePage } from './message-page';

interface NotFoundPageProps {
  /** final URLs, language prefix included */
  home: string;
  search?: string;
  /** further links, such as the shop's categories */
  links?: readonly { id: number; title: string; href: string }[];
}

/** 'This page could not be found' (S071), with links to other pages. */
export function NotFoundPage({ home, search, links = [] }: NotFoundPageProps) {
  const { t } = useTranslation('kernel');
  return (
    <MessagePage kicker="404" title={t('notFound.title')} text={t('notFound.hint')} status={404}>
      <ButtonLink look="primary" href={home}>
        {t('goHome')}
      </ButtonLink>
      {search && <ButtonLink href={search}>{t('notFound.search')}</ButtonLink>}
      {links.map(({ id, title, href }) => (
        <ButtonLink key={id} href={href}>
          {title}
        </ButtonLink>
      ))}
    </MessagePage>
  );
}
