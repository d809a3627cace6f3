import { css } from '@emotion/react';
import { useState } from 'react';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import type { Profile } from 'shared-kernel/contract/user';
import { useForm } from 'shared-kernel/forms/use-form';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { tellTabs } from 'shared-kernel/platform/tabs';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { leaveSession } from 'shared-kernel/session/sign-out';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { Field } from 'shared-kernel/ui/field';
import { muted } from 'shared-kernel/ui/page.styles';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { token } from 'shared-kernel/ui/tokens';
import { askDeletionCode, deleteAccount } from './delete-account';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  ul {
    padding-inline-start: ${token('space-5')};
    list-style: disc;
  }
`;
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

interface DeleteDialogProps {
  user: Profile;
  open: boolean;
  onClose: () => void;
}

/** Says what is deleted and what stays, and asks for the password, or for an emailed code where there is none. */
export function DeleteDialog({ user, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog open={open} onClose={onClose} title={t('deletion.title')}>
      <div css={box}>
        <p>{t('deletion.intro')}</p>
        <ul>
          <li>{t('deletion.goes')}</li>
          <li>{t('deletion.orders')}</li>
          <li>{t('deletion.reviews')}</li>
        </ul>
        <Proof user={user} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Proof({ user, onClose }: Omit<DeleteDialogProps, 'open'>) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const byCode = user.has_password === false;
  const [codeNotice, setCodeNotice] = useState('');
  const { form, field, refused, signedOut, sending } = useForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) =>
      byCode
        ? { ...(code.trim() === '' && { code: t('deletion.codeRequired') }) }
        : { ...(password === '' && { password: t('profile.currentRequired') }) },
    async send({ password, code }) {
      await deleteAccount(api, byCode ? { code } : { password });
      tellTabs({ what: 'signed-out' });
      leaveSession(api, link('account', { deleted: 1 }));
    },
  });
  const ask = async () => {
    try {
      setCodeNotice(await askDeletionCode(api));
    } catch (error) {
      showFailure(error, t, () => void ask());
    }
  };
  return (
    <form {...form} css={box}>
      <FormRefusal refused={refused} signedOut={signedOut} />
      {byCode ? (
        <>
          <p css={muted}>{t('deletion.codeHint', { email: user.email })}</p>
          <div>
            <Button onClick={ask}>{t('deletion.askCode')}</Button>
          </div>
          <p role="status">{codeNotice}</p>
          <Field
            {...field('code')}
            label={t('deletion.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            dir="ltr"
          />
        </>
      ) : (
        <PasswordField {...field('password')} label={t('profile.currentPassword')} autoComplete="current-password" />
      )}
      <div css={buttons}>
        <Button type="submit" look="danger" busy={sending}>
          {t('deletion.submit')}
        </Button>
        <Button onClick={onClose}>{t('deletion.keep')}</Button>
      </div>
    </form>
  );
}
