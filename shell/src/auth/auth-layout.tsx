import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { Logo } from '../chrome/logo';
import { offersSocialLogin, SocialButtons } from './social-buttons';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${token('space-6')};
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding: ${token('space-8')} ${token('space-4')};
  background: ${token('colour-sunken')};
  ${upTo(576)} {
    align-content: start;
    padding-block-start: ${token('space-6')};
  }
`;
const welcome = css`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  color: ${token('colour-ink-muted')};
  text-align: center;
`;
const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  inline-size: min(440px, 100%);
  padding: ${token('space-8')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
  box-shadow: ${token('shadow-low')};
  ${upTo(420)} {
    padding: ${token('space-6')} ${token('space-5')};
  }
  h1 {
    font-size: ${token('text-xl')};
  }
`;
const divider = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${token('colour-line')};
  }
`;
const small = css`
  display: grid;
  gap: ${token('space-3')};
  max-inline-size: 440px;
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  text-align: center;
  a {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;

interface AuthLayoutProps {
  title: string;
  /** callback path after a social login (D5) */
  callback?: string | undefined;
  /** false on the second steps, where another way to sign in would only confuse */
  social?: boolean;
  children: ReactNode;
}

/** The empty layout (S025): welcome line, the form, social buttons, agreement and copyright. */
export function AuthLayout({ title, callback, social = true, children }: AuthLayoutProps) {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  // one sentence that includes the link, because the word order differs between languages
  const [before, policy, after] = t('auth.agreement').split(/<\/?policy>/);
  const { site_name, copyright_text } = site.common.site_setting;
  return (
    <div css={page}>
      <div css={welcome}>
        <Logo image="header_logo" />
        <p>{t('auth.welcome', { site: site_name })}</p>
      </div>
      <section css={card} aria-labelledby="auth-title">
        <h1 id="auth-title">{title}</h1>
        <noscript>
          <p>{t('kernel:needsScript')}</p>
        </noscript>
        {children}
        {social && offersSocialLogin(site.common) && (
          <>
            <p css={divider}>{t('auth.or')}</p>
            <SocialButtons callback={callback} />
          </>
        )}
      </section>
      <div css={small}>
        <p>
          {before}
          <a href={href(link('page', { slug: 'privacy-policy' }))}>{policy}</a>
          {after}
        </p>
        <p dir="auto">{copyright_text}</p>
      </div>
    </div>
  );
}
