import type { ChangeEvent } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Field } from 'shared-kernel/ui/field';

interface CodeFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The code from an e-mail; phones and browsers can autofill it. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Field
      {...props}
      label={t('auth.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      dir="ltr"
      autoFocus
    />
  );
}
