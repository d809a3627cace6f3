import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { toggleFollow } from 'shared-kernel/commerce/toggle-follow';
import { useListToggle } from 'shared-kernel/commerce/use-list-toggle';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { signedIn$ } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { CheckIcon, PlusIcon } from 'shared-kernel/ui/icons';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

import { followingOptions } from './follow-query';

/** both labels occupy the same grid cell, so the button keeps its width whichever is shown */
const words = css`
  display: grid;
  gap: inherit;
  *:where(&) > * {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
  }
`;
const away = css`
  visibility: hidden;
`;

interface FollowButtonProps {
  store: { id: number; name: string };
  /** whether the shopper follows it; undefined where the page does not know: then it is fetched for customers */
  following: boolean | undefined;
}

/** Follows and unfollows a store (S128): optimistic, reverted when the server refuses; a visitor goes to the login page. */
export function FollowButton({ store, following }: FollowButtonProps) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const signedIn = useStream(signedIn$, false);
  const followingState = useQuery({
    ...followingOptions(api, store.id),
    enabled: signedIn && following === undefined,
    // optional on this page
    throwOnError: false,
  });
  const { listed, press } = useListToggle({
    id: store.id,
    initial: following ?? followingState.data ?? false,
    list: 'follow',
    toggle: toggleFollow,
  });
  return (
    <Button look={listed ? 'secondary' : 'soft'} onClick={press}>
      <span css={words}>
        <span css={listed && away}>
          <PlusIcon />
          {t('stores.follow')}
        </span>
        <span css={!listed && away}>
          <CheckIcon />
          {t('stores.followed')}
        </span>
      </span>
      <span css={visuallyHidden}> {store.name}</span>
    </Button>
  );
}
