import { css } from '@emotion/react';
import { useState } from 'react';
import * as CALLS from 'shared-kernel/contract/calls';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { tellTabs } from 'shared-kernel/platform/tabs';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { leaveSession } from 'shared-kernel/session/sign-out';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { shortCard } from '../../components/page.styles';

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`;

/** Deletes a guest's cart, address and everything that this device remembers, here and at the shop (issue 14). */
export function ForgetMe() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      await api.request(CALLS.forgetGuest, { body: {} });
      tellTabs({ what: 'signed-out' });
      leaveSession(api, link('account', { forgotten: 1 }));
    } catch (error) {
      setBusy(false);
      showFailure(error, t, () => void forget());
    }
  };
  return (
    <section css={shortCard} aria-labelledby="forget-me">
      <h2 id="forget-me">{t('forget.title')}</h2>
      <p css={muted}>{t('forget.text')}</p>
      <Button onClick={() => setConfirming(true)}>{t('forget.submit')}</Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('forget.title')}>
        <p>{t('forget.sure')}</p>
        <div css={buttons}>
          <Button look="danger" busy={busy} onClick={forget}>
            {t('forget.submit')}
          </Button>
          <Button onClick={() => setConfirming(false)}>{t('forget.keep')}</Button>
        </div>
      </Dialog>
    </section>
  );
}
