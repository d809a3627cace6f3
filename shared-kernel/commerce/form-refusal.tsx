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
  /** both as `useForm` gives them */
  refused: string;
  signedOut: boolean;
}

/**
 * What a form was refused for, which is known after a call and so in a browser only. Where the session has ended meanwhile, the way to
 * the login stands beside it, and back here (S022).
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
