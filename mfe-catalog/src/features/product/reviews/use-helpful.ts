import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { HelpfulVote } from 'shared-kernel/contract/helpful';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { openLogin } from 'shared-kernel/session/open-login';
import { signedIn$ } from 'shared-kernel/session/profile';
import { helpfulOptions } from '../../../components/helpful/helpful-query';

/**
 * The shopper's vote for a review and the number of votes: optimistic, reverted when the server refuses. It sends what the button
 * shows, 'add' or 'remove', so a second press in another tab changes nothing. A visitor goes to the login page and comes back here.
 */
export function useHelpful(review: Review): { vote: HelpfulVote; press: () => void } {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  const client = useQueryClient();
  const signedIn = useStream(signedIn$, false);
  const own = helpfulOptions(api, review.product_id);
  const { data: votes } = useQuery({ ...own, enabled: signedIn, throwOnError: false });
  const [sending, setSending] = useState<HelpfulVote | null>(null);
  const busy = useRef(false);
  const known = { helpful: votes?.includes(review.id) ?? false, helpful_count: review.helpful_count ?? 0 };
  const vote = sending ?? known;

  const keep = ({ helpful, helpful_count }: HelpfulVote) => {
    client.setQueryData(own.queryKey, (before = []) => {
      const others = before.filter((id) => id !== review.id);
      return helpful ? [...others, review.id] : others;
    });
    client.setQueriesData<Reviews>({ queryKey: ['reviews', review.product_id] }, (before) => {
      if (!before) return before;
      const data = before.all.data.map((one) => (one.id === review.id ? { ...one, helpful_count } : one));
      return { ...before, all: { ...before.all, data } };
    });
  };
  const press = async () => {
    if (busy.current) return;
    if (!signedIn) return openLogin(language);
    busy.current = true;
    const helpful = !vote.helpful;
    setSending({ helpful, helpful_count: Math.max(0, vote.helpful_count + (helpful ? 1 : -1)) });
    try {
      const body = { review_id: review.id, action: helpful ? 'add' : 'remove' };
      keep((await api.request<HelpfulVote>(CALLS.voteHelpful, { body })).data);
    } catch (error) {
      if (isNotSignedIn(error)) openLogin(language, 'ended');
      else showFailure(error, t, () => void press());
    }
    setSending(null);
    busy.current = false;
  };
  return { vote, press: () => void press() };
}
