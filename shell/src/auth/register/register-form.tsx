import { useEffect } from 'react';
import { useForm } from 'shared-kernel/forms/use-form';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PASSWORD_MIN } from 'shared-kernel/rules/password';
import { Button } from 'shared-kernel/ui/button';
import { Field } from 'shared-kernel/ui/field';
import { FormError } from 'shared-kernel/ui/form-error';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { EmailField } from '../email-field';
import { formStyle, sideLine } from '../form-parts';
import { takenAlong } from '../use-callback-path';
import { validateCredentials } from '../validate-credentials';
import type { Registration } from './register-screen';
import { signUp } from './sign-up';
import { useBuyer } from './use-buyer';

interface RegisterFormProps {
  initial: Registration;
  callback: string;
  /** @param wait seconds until another code may be requested */
  onSent: (sent: Registration, wait: number | undefined) => void;
}

/** Name, e-mail and password, entered twice (D36); a guest who comes from an order finds name and e-mail filled in. */
export function RegisterForm({ initial, callback, onSent }: RegisterFormProps) {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const { values, set, refused, sending, form, field } = useForm({
    initial: { ...initial, repeat: initial.password },
    validate: (values) => validateCredentials(values, t, { ownPassword: true }),
    send: async ({ name, email, password }) => {
      const registration = { name: name.trim(), email: email.trim(), password };
      onSent(registration, await signUp(api, registration));
    },
  });
  const buyer = useBuyer(callback);
  useEffect(() => {
    // keeps what was typed or autofilled in the meantime
    if (buyer) set({ name: values.name || buyer.name, email: values.email || buyer.email });
  }, [buyer]);
  return (
    <>
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <Field {...field('name')} label={t('auth.name')} autoComplete="name" maxLength={100} />
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          label={t('auth.password')}
          hint={t('auth.passwordHint', { count: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <PasswordField {...field('repeat')} label={t('auth.repeat')} autoComplete="new-password" />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('register.submit')}
        </Button>
      </form>
      <p css={sideLine}>
        {t('register.haveAccount')}{' '}
        <a href={href(link('login', { redirect: takenAlong(callback) }))}>{t('register.login')}</a>
      </p>
    </>
  );
}
