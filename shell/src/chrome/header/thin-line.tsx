import { css } from '@emotion/react';
import type { CommonData } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { phoneLink, safeUrl } from 'shared-kernel/rules/links';
import { above, upTo } from 'shared-kernel/ui/breakpoints';
import { MailIcon, PhoneIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { SchemeChoice } from '../scheme/scheme-choice';
import { forUsers, forVisitors } from '../signed-in-mark';
import { LanguageChoice } from './language-choice';
import { LoginLink, RegisterLink } from './login-links';

const line = css`
  ${above(768)} {
    background: ${token('colour-sunken')};
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-sm')};
  }
  /* on phones the drawer has the same entries */
  ${upTo(768)} {
    display: none;
  }
`;
const inner = lateCss`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${token('space-8')};
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
  /* just icons where the line would wrap */
  ${upTo(1200)} {
    bdi {
      ${visuallyHidden}
    }
  }
`;
const side = lateCss`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space-5')};
  ${upTo(1400)} {
    column-gap: ${token('space-4')};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: 36px;
    @media (hover: hover) {
      &:hover {
        color: ${token('colour-primary-ink')};
        text-decoration: underline;
      }
    }
  }
`;

/** Links of `header_links`; unsafe URLs are omitted (S032). */
function useHeaderLinks(which: 'left' | 'right') {
  const { site } = usePage();
  const href = useHref();
  return site.common.header_links[which].flatMap(({ id, title, url }) => {
    const safe = safeUrl(url);
    return safe ? [{ id, title, href: href(safe) }] : [];
  });
}

/** The thin line at the top: configurable links, mail, phone, language, and the signed-in user (S011, S028 to S030, S032). */
export function ThinLine() {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  return (
    <nav css={line} aria-label={t('header.shopLinks')}>
      <div css={inner}>
        <ul css={side}>
          <HeaderLinks which="left" />
          <ContactLinks setting={site.common.setting} />
        </ul>
        <ul css={side}>
          <HeaderLinks which="right" />
          <li css={forUsers}>
            <a href={href(link('profile'))}>{t('header.profile')}</a>
          </li>
          <li css={forVisitors}>
            <LoginLink />
          </li>
          <li css={forVisitors}>
            <RegisterLink />
          </li>
          <li>
            <LanguageChoice />
          </li>
          <li>
            <SchemeChoice />
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** Entries of `header_links` as list items. */
export function HeaderLinks({ which }: { which: 'left' | 'right' }) {
  return useHeaderLinks(which).map((link) => (
    <li key={link.id}>
      <a href={link.href}>{link.title}</a>
    </li>
  ));
}

/** Mail and, if one is set, phone (S028, S029), as list items. */
export function ContactLinks({
  setting: { email, phone },
}: {
  setting: Pick<CommonData['setting'], 'email' | 'phone'>;
}) {
  return (
    <>
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <MailIcon />
            <bdi>{email}</bdi>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneLink(phone)}>
            <PhoneIcon />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
    </>
  );
}
