import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { MessagePage } from 'shared-kernel/ui/message-page';
import { token } from 'shared-kernel/ui/tokens';
import { NEWSLETTER_STATE, type NewsletterState } from './newsletter-state';

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`;

/** The page behind the newsletter's links, with buttons to confirm or end the subscription that work without scripts (issue 14). */
export function NewsletterScreen() {
  const { t } = useTranslation('content');
  const href = useHref();
  const client = useQueryClient();
  // read once: the query has no observer and is garbage collected after a while
  const [state] = useState(() => client.getQueryData<NewsletterState>(NEWSLETTER_STATE));
  if (!state) return null;
  if (state.is === 'left' || state.is === 'over') {
    const text = state.is === 'left' ? t('newsletter.leftText') : state.text;
    return (
      <MessagePage title={t(state.is === 'left' ? 'newsletter.left' : 'newsletter.title')} text={text}>
        <ButtonLink look="primary" href={href(link('home'))}>
          {t('newsletter.goOn')}
        </ButtonLink>
      </MessagePage>
    );
  }
  const pending = state.is === 'asked';
  return (
    <MessagePage
      title={t(pending ? 'newsletter.confirmTitle' : 'newsletter.subscribed')}
      text={t(pending ? 'newsletter.confirmText' : 'newsletter.subscribedText')}
    >
      <form method="post" action={href(link('newsletter'))} css={buttons}>
        <input type="hidden" name="token" value={state.token} />
        {pending && (
          <Button type="submit" look="primary" name="action" value="confirm">
            {t('newsletter.confirm')}
          </Button>
        )}
        <Button type="submit" name="action" value="leave">
          {t(pending ? 'newsletter.refuse' : 'newsletter.leave')}
        </Button>
      </form>
    </MessagePage>
  );
}
