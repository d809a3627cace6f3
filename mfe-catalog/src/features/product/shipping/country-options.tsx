import { useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { guessCountry } from 'shared-kernel/rules/guess-country';
import { displayName } from '../../../components/display-name';
import { recentCountries } from './shown-place';

interface CountryOptionsProps {
  /** ISO 3166 codes of two letters */
  codes: readonly string[];
  /** the selected country, if any */
  current: string | undefined;
}

/** Options of all countries: the likely ones first, then the others, by their names in the page's language. */
export function CountryOptions({ codes, current }: CountryOptionsProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  // fixed at the start, so that choosing moves nothing in the open list
  const [likely] = useState(() => {
    const first = [current, ...recentCountries(), guessCountry(language, navigator.languages)];
    return [...new Set(first)].filter((code) => typeof code === 'string' && codes.includes(code)) as string[];
  });
  const { compare } = new Intl.Collator(language);
  const others = codes
    .filter((code) => !likely.includes(code))
    .map((code) => ({ code, name: displayName(language, 'region', code) }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <>
      {likely.length > 0 && (
        <optgroup label={t('product.likelyPlaces')}>
          {likely.map((code) => (
            <option key={code} value={code}>
              {displayName(language, 'region', code)}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={t('product.allPlaces')}>
        {others.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
    </>
  );
}
