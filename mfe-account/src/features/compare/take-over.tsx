import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import { toggleCompare } from 'shared-kernel/commerce/toggle-compare';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { openLogin } from 'shared-kernel/session/open-login';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { Button } from 'shared-kernel/ui/button';
import { COMPARE_KEY } from './list-compared-products';

/** Adds the products of a shared list to the shopper's own; a visitor logs in first and comes back to the link. */
export function TakeOver({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('account');
  const { api, language } = usePage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // the latest comes first on the list, so adding from last to first keeps their order
      for (const id of [...ids].reverse()) await toggleCompare(api, id, 'add');
    },
    onSuccess() {
      queries.removeQueries({ queryKey: [COMPARE_KEY, 'own'] });
      navigate(link('compared'));
      emit('toast:requested', { text: t('compare.tookOver') });
    },
    onError(error) {
      if (isNotSignedIn(error)) return openLogin(language, 'ended');
      showFailure(error, t, () => mutate());
    },
  });
  return (
    <Button look="primary" busy={isPending} onClick={() => (looksSignedIn() ? mutate() : openLogin(language))}>
      {t('compare.takeOver')}
    </Button>
  );
}
