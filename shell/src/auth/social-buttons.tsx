import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { API_BASE, CALLS } from 'shared-kernel/contract/calls';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { usePage } from 'shared-kernel/remote/page-context';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

interface Provider {
  id: 'facebook' | 'google';
  /** the same in every language */
  name: string;
  /** its mark in its own colours, 24 by 24 */
  mark: ReactNode;
}

/** The two providers of spec §1. */
const PROVIDERS: readonly Provider[] = [
  {
    id: 'facebook',
    name: 'Facebook',
    mark: (
      <path
        fill="#1877f2"
        d="M24 12.07a12 12 0 1 0-13.88 11.86v-8.39H7.08v-3.47h3.04V9.43c0-3 1.8-4.67 4.54-4.67 1.3 0 2.68.24 2.68.24v2.95h-1.5c-1.5 0-1.97.92-1.97 1.87v2.25h3.33l-.53 3.47h-2.8v8.39A12 12 0 0 0 24 12.07Z"
      />
    ),
  },
  {
    id: 'google',
    name: 'Google',
    mark: (
      <>
        <path
          fill="#4285f4"
          d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.76h3.57c2.08-1.92 3.27-4.74 3.27-8.09Z"
        />
        <path
          fill="#34a853"
          d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77a6.64 6.64 0 0 1-9.87-3.48H2.18v2.84A11 11 0 0 0 12 23Z"
        />
        <path fill="#fbbc05" d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z" />
        <path
          fill="#ea4335"
          d="M12 5.38c1.62 0 3.06.56 4.2 1.64l3.16-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84A6.6 6.6 0 0 1 12 5.38Z"
        />
      </>
    ),
  },
];

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${token('space-3')};
`;
const picture = css`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
`;

/** True when the shop has keys for at least one provider. */
export const offersSocialLogin = ({ setting }: CommonData): boolean =>
  PROVIDERS.some(({ id }) => isOffered(setting, id));

/** A server that says nothing offers both. */
function isOffered(setting: CommonData['setting'], id: Provider['id']): boolean {
  return (setting[`${id}_login`] ?? 1) === 1;
}

/** Links that send the browser to a provider by way of the API (S026); callback path (D5) and language travel along. */
export function SocialButtons({ callback }: { callback?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { language, site } = usePage();
  const query = queryOf(language, callback);
  return (
    <div css={row}>
      {PROVIDERS.filter(({ id }) => isOffered(site.common.setting, id)).map(({ id, name, mark }) => (
        <ButtonLink
          key={id}
          href={API_BASE + CALLS.socialLoginRedirect.path.replace(':provider', id) + query}
          aria-label={t('auth.withProvider', { provider: name })}
        >
          <svg viewBox="0 0 24 24" css={picture} aria-hidden="true" focusable="false">
            {mark}
          </svg>
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}

function queryOf(language: LanguageCode, callback = '/'): string {
  const query = new URLSearchParams({
    ...(callback === '/' ? {} : { redirect: callback }),
    ...(language === DEFAULT_LANGUAGE ? {} : { lang: language }),
  }).toString();
  return query && `?${query}`;
}
