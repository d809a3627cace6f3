import { css } from '@emotion/react';
import { useState } from 'react';
import type { AccountData } from 'shared-kernel/contract/account';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Profile } from 'shared-kernel/contract/user';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../../components/page.styles';
import { useLateDialog } from '../../../components/use-late-dialog';
import { saveAsFile } from './save-as-file';

const useDeleteDialog = lazyPart(() =>
  import(/* webpackChunkName: "delete-account" */ '../deletion/delete-dialog').then((m) => m.DeleteDialog),
);

const box = css`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  max-inline-size: 560px;
  h2 {
    font-size: ${token('text-lg')};
  }
`;
const part = css`
  display: grid;
  justify-self: stretch;
  justify-items: start;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('colour-line')};
`;

/** Download of the shop's data about the shopper, and deletion of the account (issue 14). */
export function AccountDataCard({ user }: { user: Profile }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [reading, setReading] = useState(false);
  const { Dialog: DeleteDialog, busy, open, press, close } = useLateDialog(useDeleteDialog);
  const download = async () => {
    setReading(true);
    try {
      const { data } = await api.request<AccountData>(CALLS.accountData);
      saveAsFile('my-data.json', JSON.stringify(data, null, 2));
    } catch (error) {
      showFailure(error, t, () => void download());
    } finally {
      setReading(false);
    }
  };
  return (
    <section css={[paddedCard, box]} aria-labelledby="your-data-title">
      <h2 id="your-data-title">{t('accountData.title')}</h2>
      <p css={muted}>{t('accountData.text')}</p>
      <Button busy={reading} onClick={download}>
        {t('accountData.download')}
      </Button>
      <div css={part}>
        <p css={muted}>{t('deletion.hint')}</p>
        <Button look="danger" busy={busy} onClick={press}>
          {t('deletion.title')}
        </Button>
      </div>
      {DeleteDialog && <DeleteDialog user={user} open={open} onClose={close} />}
    </section>
  );
}
