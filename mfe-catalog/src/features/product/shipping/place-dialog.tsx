import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { countriesQuery, statesToChoose } from 'shared-kernel/commerce/addresses/countries';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { guessCountry } from 'shared-kernel/rules/guess-country';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { inputStyle, Labelled } from 'shared-kernel/ui/field';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';
import { CountryOptions } from './country-options';
import type { ShownPlace } from './shown-place';

const form = css`
  display: grid;
  gap: ${token('space-4')};
`;

interface PlaceDialogProps {
  /** null: unknown */
  place: ShownPlace | null;
  onChoose(place: ShownPlace): void;
  onClose(): void;
}

/** Dialog for country and state (S149); the lists are fetched when it opens. */
export function PlaceDialog({ place, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  const { data: places, error } = useQuery({ ...countriesQuery(api), throwOnError: false });
  const [country, setCountry] = useState(() => place?.country ?? guessCountry(language, navigator.languages) ?? '');
  const [state, setState] = useState(place?.state ?? '');
  const states = statesToChoose(places, country, state, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stateName = places?.countries[country]?.states[state]?.name;
    onChoose({ country, state, ...(stateName ? { stateName } : {}) });
  };
  return (
    <Dialog open onClose={onClose} title={t('product.whereTo')}>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!places && !error && <Spinner />}
      {places && (
        <form css={form} onSubmit={submit}>
          <Labelled label={t('kernel:address.country')}>
            {(wiring) => (
              <select
                {...wiring}
                css={inputStyle}
                autoComplete="country"
                required
                value={country}
                onChange={(event) => {
                  setCountry(event.target.value);
                  setState('');
                }}
              >
                {!country && <option value="">{t('kernel:address.choose')}</option>}
                <CountryOptions codes={Object.keys(places.countries)} current={place?.country} />
              </select>
            )}
          </Labelled>
          {states.length > 0 && (
            <Labelled label={t('kernel:address.state')}>
              {(wiring) => (
                <select
                  {...wiring}
                  css={inputStyle}
                  autoComplete="address-level1"
                  value={state}
                  onChange={(event) => setState(event.target.value)}
                >
                  <option value="">{t('kernel:address.choose')}</option>
                  {states.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          )}
          <Button type="submit" look="primary">
            {t('product.showShipping')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
