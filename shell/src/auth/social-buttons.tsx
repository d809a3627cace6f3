import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { API_BASE, CALLS } from 'shared-kernel/contract/calls';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

/** The two providers of spec §1; names are the same in every language. */
const PROVIDERS = [
  {
    id: 'facebook',
    name: 'Facebook',
    mark: 'M14 8.500V6.700c0-.8.5-1.200 1.300-1.200H17V2.200C16.400 2.100 15.500 2 14.500 2 12 2 10.300 3.500 10.300 6.200v2.300H7.500V12h2.800v10H14V12h2.600l.6-3.500H14Z',
  },
  {
    id: 'google',
    name: 'Google',
    mark: 'M21.600 12.200c0-.7-.1-1.400-.2-2H12v3.800h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.300Zm-9.600 9.800c2.700 0 5-.9 6.600-2.400L15.400 17a6 6 0 0 1-9-3.100H3.100v2.600A10 10 0 0 0 12 22ZM6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9l3.300-2.600ZM12 6c1.500 0 2.800.5 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600A6 6 0 0 1 12 6Z',
  },
] as const;

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${token('space-3')};
`;
const mark = css`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  fill: currentColor;
`;

/** Links that send the browser to a provider by way of the API (S026); the callback path travels along (D5). */
export function SocialButtons({ callback }: { callback?: string | undefined }) {
  const { t } = useTranslation('shell');
  const query = callback && callback !== '/' ? `?redirect=${encodeURIComponent(callback)}` : '';
  return (
    <div css={row}>
      {PROVIDERS.map(({ id, name, mark: drawing }) => (
        <ButtonLink
          key={id}
          href={API_BASE + CALLS.socialLoginRedirect.path.replace(':provider', id) + query}
          aria-label={t('auth.withProvider', { provider: name })}
        >
          <svg viewBox="0 0 24 24" css={mark} aria-hidden="true" focusable="false">
            <path d={drawing} />
          </svg>
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}
