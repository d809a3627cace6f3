import { isFormRejected } from 'shared-kernel/api/errors';
import { useForm } from 'shared-kernel/forms/use-form';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { FormError } from 'shared-kernel/ui/form-error';
import { EmailField } from '../email-field';
import { formStyle, sideLine } from '../form-parts';
import { validateCredentials } from '../validate-credentials';
import { askForCode } from './ask-for-code';

/** First step: the account's address. */
export function AskForm({ onSent }: { onSent: (email: string, wait: number | undefined) => void }) {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const { refused, sending, form, field } = useForm({
    initial: { email: '' },
    validate: (values) => validateCredentials(values, t),
    send: async ({ email }) => {
      const address = email.trim();
      const wait = await askForCode(api, address).catch((reason: unknown) => {
        // a code is already on its way: expect that one; another can be requested after the server's wait
        if (isFormRejected(reason) && reason.retryAfter) return reason.retryAfter;
        throw reason;
      });
      onSent(address, wait);
    },
  });
  return (
    <>
      <p css={sideLine}>{t('forgot.text')}</p>
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <EmailField {...field('email')} />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </>
  );
}
