import { css } from '@emotion/react';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { PROVIDER_MARKS } from './provider-marks';

/** The two providers of spec §1; names are the same in every language. */
const PROVIDERS = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'google', name: 'Google' },
] as const;

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

/** A server that sends no setting offers both. */
function isOffered(setting: CommonData['setting'], id: keyof typeof PROVIDER_MARKS): boolean {
  return (setting[`${id}_login`] ?? 1) === 1;
}

/** Links to a provider by way of the API (S026), with callback path (D5) and language. */
export function SocialButtons({ callback }: { callback?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { language, site } = usePage();
  const query = queryOf(language, callback);
  return (
    <div css={row}>
      {PROVIDERS.filter(({ id }) => isOffered(site.common.setting, id)).map(({ id, name }) => (
        <ButtonLink
          key={id}
          href={API_BASE + CALLS.socialLoginRedirect.path.replace(':provider', id) + query}
          aria-label={t('auth.withProvider', { provider: name })}
        >
          <svg viewBox="0 0 24 24" css={picture} aria-hidden="true" focusable="false">
            {PROVIDER_MARKS[id]}
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
