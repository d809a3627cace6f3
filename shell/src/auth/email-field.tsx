import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Field, type FieldProps } from 'shared-kernel/ui/field';

/** The e-mail address for the sign-in; password managers use it as the user name. Left to right in every language. */
export function EmailField(field: Omit<FieldProps, 'label'>) {
  const { t } = useTranslation('shell');
  return <Field {...field} type="email" label={t('auth.email')} autoComplete="username" inputMode="email" dir="ltr" />;
}
