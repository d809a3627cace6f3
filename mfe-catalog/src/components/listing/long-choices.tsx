import { type ReactNode, useState } from 'react';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { matchingOptions } from 'shared-kernel/ui/dropdown/matching';
import { inputStyle } from 'shared-kernel/ui/field';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import type { Choice } from './choice-list';

const summary = lateCss`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & {
    display: none;
  }
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
`;
const search = lateCss`
  ${inputStyle};
  margin-block: ${token('space-2')};
  /* the search needs JavaScript */
  @media (scripting: none) {
    display: none;
  }
`;
interface LongChoicesProps {
  title: string;
  choices: readonly Choice[];
  entry(choice: Choice, hidden: boolean): ReactNode;
}

/** The rest of a long list in `<details>` behind 'show all', which opens without any script, and a search within it. */
export function LongChoices({ title, choices, entry }: LongChoicesProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const [typed, setTyped] = useState('');
  const options = choices.map(({ value, name }) => ({ value, label: name }));
  const matching = new Set(matchingOptions(options, typed).map(({ value }) => value));
  return (
    <details>
      <summary css={summary}>{t('listing.showAll', { number: formatNumber(language, choices.length) })}</summary>
      <input
        css={search}
        type="search"
        aria-label={t('listing.searchIn', { group: title })}
        placeholder={t('listing.searchIn', { group: title })}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would submit the surrounding form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div>{choices.map((choice) => entry(choice, !matching.has(choice.value)))}</div>
      {matching.size === 0 && <p>{t('listing.noMatch')}</p>}
    </details>
  );
}
