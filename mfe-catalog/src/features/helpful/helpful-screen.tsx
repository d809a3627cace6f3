import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { MessagePage } from 'shared-kernel/ui/message-page';
import { token } from 'shared-kernel/ui/tokens';
import { HELPFUL_STATE, type HelpfulState } from './helpful-state';

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`;
/** A slug for the product's URL, where only the id counts: the product page redirects to the right slug. */
const ANY_NAME = 'reviews';

/** Whether the reader finds a review helpful (issue 13), with a button to change it that works without scripts. */
export function HelpfulScreen() {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const client = useQueryClient();
  // read once: the query has no observer and is garbage collected after a while
  const [state] = useState(() => client.getQueryData<HelpfulState>(HELPFUL_STATE));
  if (!state) return null;
  const { product } = state;
  const to = product === null ? link('home') : productLink({ id: product, slug: ANY_NAME });
  const back = <ButtonLink href={href(to)}>{t('restock.goOn')}</ButtonLink>;
  if (state.is === 'refused') {
    return (
      <MessagePage title={t('helpful.question')} text={state.text}>
        {back}
      </MessagePage>
    );
  }
  const { helpful, review } = state;
  return (
    <MessagePage title={t(helpful ? 'helpful.voted' : 'helpful.question')}>
      <form method="post" action={href(link('helpful'))} css={buttons}>
        <input type="hidden" name="review" value={review} />
        <input type="hidden" name="product" value={state.product} />
        <Button type="submit" look={helpful ? 'secondary' : 'primary'} name="action" value={helpful ? 'remove' : 'add'}>
          {t(helpful ? 'helpful.takeBack' : 'reviews.helpful')}
        </Button>
      </form>
      {back}
    </MessagePage>
  );
}
