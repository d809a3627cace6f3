import { css } from '@emotion/react';
import { usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import { loginFromHere } from '../session/open-login';
import { FormError } from '../ui/form-error';

const link = css`
  font-weight: inherit;
  text-decoration: underline;
`;

interface FormRefusalProps {
  /** both from `useForm` */
  refused: string;
  signedOut: boolean;
}

/**
 * The reason why a form was refused; known only after a call, so in the browser only. When the session has expired, it includes a
 * link to the login page that leads back here (S022).
 */
export function FormRefusal({ refused, signedOut }: FormRefusalProps) {
  const { t } = useTranslation('kernel');
  const { language } = usePage();
  if (!refused) return null;
  if (!signedOut) return <FormError>{refused}</FormError>;
  return (
    <FormError>
      <span>
        {refused}{' '}
        <a href={loginFromHere(language)} css={link}>
          {t('error.signIn')}
        </a>
      </span>
    </FormError>
  );
}
