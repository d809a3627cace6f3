import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Drawer } from 'shared-kernel/ui/drawer';
import { ChevronDownIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { SchemeEntries } from '../scheme/scheme-choice';
import { forVisitors } from '../signed-in-mark';
import { AccountEntries } from './account-entries';
import { LanguageLinks, useLanguages } from './language-choice';
import { LoginLink, RegisterLink } from './login-links';
import { ContactLinks, HeaderLinks } from './thin-line';

const sections = css`
  display: grid;
  gap: ${token('space-6')};
  h3 {
    margin-block-end: ${token('space-2')};
    font-size: ${token('text-sm')};
    color: ${token('colour-ink-muted')};
  }
`;
const entries = css`
  display: grid;
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: ${token('touch')};
  }
`;
const list = css`
  display: grid;
`;
const category = css`
  border-block-end: 1px solid ${token('colour-line')};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${token('touch')};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  ul {
    padding-block-end: ${token('space-3')};
    padding-inline-start: ${token('space-4')};
    color: ${token('colour-ink-muted')};
  }
`;

/** The menu on small screens: categories, account, languages and the thin line's links. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  const languages = useLanguages();
  const chosen = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <Drawer open onClose={onClose} title={t('header.menu')}>
      {/* biome-ignore lint/a11y: handles clicks on the links below it, which also fire for the keyboard */}
      <div css={sections} onClick={chosen}>
        <nav aria-label={t('header.allCategories')}>
          <ul css={list}>
            {site.common.categories.map(({ id, slug, title, public_sub_categories }) => (
              <li key={id} css={category}>
                <details>
                  <summary>
                    {title}
                    <ChevronDownIcon />
                  </summary>
                  <ul css={entries}>
                    <li>
                      <a href={href(link('category', { category: slug }))}>{t('header.allOf', { title })}</a>
                    </li>
                    {public_sub_categories.map((sub) => (
                      <li key={sub.id}>
                        <a href={href(link('sub-category', { category: slug, subCategory: sub.slug }))}>{sub.title}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h3>{t('header.account')}</h3>
          <ul css={[entries, forVisitors]}>
            <li>
              <LoginLink />
            </li>
            <li>
              <RegisterLink />
            </li>
          </ul>
          <AccountEntries />
        </section>
        {languages.length > 0 && (
          <section>
            <h3>{t('header.languages')}</h3>
            <LanguageLinks />
          </section>
        )}
        <section>
          <h3>{t('scheme.label')}</h3>
          <SchemeEntries />
        </section>
        <section>
          <h3>{t('header.shopLinks')}</h3>
          <ul css={entries}>
            <HeaderLinks which="left" />
            <HeaderLinks which="right" />
            <ContactLinks setting={site.common.setting} />
          </ul>
        </section>
      </div>
    </Drawer>
  );
}
