import { isLanguage } from 'shared-kernel/contract/languages';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { localize } from 'shared-kernel/rules/links';
import { CheckIcon, ChevronDownIcon, GlobeIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { Popup, popupEntries } from '../popup';
import { useCurrentPath } from '../use-current-path';

const face = lateCss`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: 36px;
`;

/** The shop's languages, empty when there is no choice (S011). */
export function useLanguages() {
  const { site } = usePage();
  const known = Object.values(site.common.languages).filter(({ code }) => isLanguage(code));
  return known.length > 1 ? known : [];
}

/**
 * The languages as links to this page with the other prefix: they work without scripts. With scripts the choice is remembered first
 * (S012, `switch-language`).
 */
export function LanguageLinks() {
  const { language } = usePage();
  const here = useCurrentPath();
  return (
    <ul css={popupEntries}>
      {useLanguages().map(({ code, name }) => (
        <li key={code}>
          <a
            href={isLanguage(code) ? localize(code, here) : here}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || !isLanguage(code)) return;
              event.preventDefault();
              emit('language:change-requested', { language: code });
            }}
          >
            {name}
            {code === language && <CheckIcon />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Language dropdown of the thin line. */
export function LanguageChoice() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const languages = useLanguages();
  const current = languages.find(({ code }) => code === language);
  if (!languages.length) return null;
  return (
    <Popup
      label={t('header.language', { name: current?.name ?? language })}
      face={
        <span css={face}>
          <GlobeIcon />
          {current?.name ?? language}
          <ChevronDownIcon />
        </span>
      }
    >
      <LanguageLinks />
    </Popup>
  );
}
