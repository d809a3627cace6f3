import { useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { signOut } from 'shared-kernel/session/sign-out';

/** Ends this session; at the end of the account's menu (S021). */
export function SignOutButton() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut(api);
    } catch (error) {
      setLeaving(false);
      showFailure(error, t, () => void leave());
    }
  };
  return (
    <button type="button" onClick={leave} disabled={leaving}>
      {t('account.signOut')}
    </button>
  );
}
