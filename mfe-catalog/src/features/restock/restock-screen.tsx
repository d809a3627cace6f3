import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { listComma } from 'shared-kernel/rules/list-comma';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { MessagePage } from 'shared-kernel/ui/message-page';
import { token } from 'shared-kernel/ui/tokens';
import { RestockForm } from '../../components/restock/restock-form';
import { RESTOCK_STATE, type RestockState } from './restock-state';

const column = css`
  display: grid;
  gap: ${token('space-4')};
  inline-size: min(100%, 420px);
  text-align: start;
  img {
    inline-size: 120px;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-medium')};
  }
`;
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

/** The page behind 'tell me when it's back' (issue 13): the result of a form posted without scripts, and the target of its mails' links. */
export function RestockScreen() {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const client = useQueryClient();
  // read once: the query has no observer and is garbage collected after a while
  const [state] = useState(() => client.getQueryData<RestockState>(RESTOCK_STATE));
  const home = (
    <ButtonLink look="primary" href={href(link('home'))}>
      {t('restock.goOn')}
    </ButtonLink>
  );
  if (!state) return null;
  if (state.is === 'found') return <RestockActions {...state} />;
  if (state.is === 'refused') {
    const { product, variant, email, text } = state;
    return (
      <MessagePage title={t('restock.title')}>
        {product === null ? (
          <p role="alert">{text}</p>
        ) : (
          <div css={column}>
            <RestockForm product={product} variant={variant} refused={{ email, text }} />
          </div>
        )}
      </MessagePage>
    );
  }
  if (state.is === 'over') {
    return (
      <MessagePage title={t('restock.title')} text={state.text}>
        {home}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={t(`restock.${state.is}`)} text={t(`restock.${state.is}Text`)}>
      {home}
    </MessagePage>
  );
}

/** The request of a link, with buttons to confirm or end it that work without scripts. */
function RestockActions({ token: ofLink, request }: Extract<RestockState, { is: 'found' }>) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { language } = usePage();
  const { product, variant, confirmed } = request;
  const title = variant.length ? `${product.title} (${variant.join(listComma(language))})` : product.title;
  return (
    <MessagePage
      title={t(confirmed ? 'restock.confirmed' : 'restock.confirmTitle')}
      text={t(confirmed ? 'restock.confirmedText' : 'restock.confirmText')}
    >
      <div css={column}>
        <Picture image={product.image} alt="" sizes="120px" />
        <a href={href(productLink(product))}>{title}</a>
        <form method="post" action={href(link('restock'))} css={buttons}>
          <input type="hidden" name="token" value={ofLink} />
          {!confirmed && (
            <Button type="submit" look="primary" name="action" value="confirm">
              {t('restock.confirm')}
            </Button>
          )}
          <Button type="submit" name="action" value="leave">
            {t('restock.leave')}
          </Button>
        </form>
      </div>
    </MessagePage>
  );
}
