import { Fragment, type ReactNode } from 'react';
import type { AddressPart, CountriesPhones } from '../../contract/site';
import type { useForm } from '../../forms/use-form';
import { usePage } from '../../platform/page-context';
import { useTranslation } from '../../platform/use-translation';
import { Field, inputStyle, Labelled } from '../../ui/field';
import { wide } from './address-form.styles';
import type { AddressValues, PlaceField } from './address-values';
import { formatOf, statesToChoose } from './countries';

/** Field order when the server sends no address format for the country. */
const ORDER: readonly AddressPart[] = ['address', 'city', 'zip', 'state'];
const REQUIRED: readonly AddressPart[] = ['address', 'city', 'zip'];

interface PlaceFieldsProps extends Pick<ReturnType<typeof useForm<keyof AddressValues>>, 'field' | 'set' | 'values'> {
  /** autocomplete section and prefix of the field names */
  of: 'shipping' | 'billing';
  places: CountriesPhones | undefined;
  /** true where the state matters although the country's addresses omit it: shipping prices depend on it */
  requiresState?: ((country: string) => boolean) | undefined;
}

/** Name, country, and the remaining fields in the country's order (issue 14). */
export function PlaceFields({ of, places, requiresState, field, set, values }: PlaceFieldsProps) {
  const { language } = usePage();
  const { t } = useTranslation('kernel');
  const nameOf = (name: PlaceField) => (of === 'billing' ? (`billing.${name}` as const) : name);
  const country = values[nameOf('country')];
  const state = values[nameOf('state')];
  const { order = ORDER, required = REQUIRED, city, zip, state: stateLabel, zip_example } = formatOf(places, country);
  const isExtra = !order.includes('state') && Boolean(requiresState?.(country));
  const parts = isExtra ? [...order, 'state' as const] : order;
  const label = (part: AddressPart, text: string) =>
    required.includes(part) ? text : t('address.optional', { label: text });
  const states = statesToChoose(places, country, state, language);
  const fill = (token: string) => `${of} ${token}`;
  const { error: countryError, ...countryField } = field(nameOf('country'));
  const { error: stateError, ...stateField } = field(nameOf('state'));

  const inputs: Record<AddressPart, () => ReactNode> = {
    address: () => (
      <>
        <div css={wide}>
          <Field
            label={label('address', t('address.address1'))}
            autoComplete={fill('address-line1')}
            dir="auto"
            required={required.includes('address')}
            {...field(nameOf('address_1'))}
          />
        </div>
        <div css={wide}>
          <Field
            label={t('address.address2')}
            autoComplete={fill('address-line2')}
            dir="auto"
            {...field(nameOf('address_2'))}
          />
        </div>
      </>
    ),
    city: () => (
      <Field
        label={label('city', city ?? t('address.city'))}
        autoComplete={fill('address-level2')}
        dir="auto"
        required={required.includes('city')}
        {...field(nameOf('city'))}
      />
    ),
    zip: () => (
      <Field
        label={label('zip', zip ?? t('address.zip'))}
        autoComplete={fill('postal-code')}
        // the example is all digits: a numeric keyboard is enough
        inputMode={zip_example && /^\d+$/.test(zip_example) ? 'numeric' : 'text'}
        dir="ltr"
        required={required.includes('zip')}
        {...field(nameOf('zip'))}
      />
    ),
    state: () =>
      states.length > 0 ? (
        <Labelled label={label('state', stateLabel ?? t('address.state'))} error={stateError}>
          {(wiring) => (
            <select
              {...wiring}
              autoComplete={fill('address-level1')}
              required={required.includes('state')}
              css={inputStyle}
              {...stateField}
            >
              <option value="">{t('address.choose')}</option>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : (
        <Field
          label={label('state', stateLabel ?? t('address.state'))}
          autoComplete={fill('address-level1')}
          dir="auto"
          {...field(nameOf('state'))}
        />
      ),
  };

  return (
    <>
      <div css={wide}>
        <Field label={t('address.name')} autoComplete={fill('name')} dir="auto" required {...field(nameOf('name'))} />
      </div>
      <div css={wide}>
        <Labelled label={t('address.country')} error={countryError}>
          {(wiring) => (
            <select
              {...wiring}
              autoComplete={fill('country')}
              required
              css={inputStyle}
              {...countryField}
              onChange={({ target }) => set({ [nameOf('country')]: target.value, [nameOf('state')]: '' })}
            >
              {!places && <option value={country}>{country}</option>}
              {places && !country && <option value="">{t('address.choose')}</option>}
              {Object.values(places?.countries ?? {}).map(({ code2, name }) => (
                <option key={code2} value={code2}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      {parts.map((part) => (
        <Fragment key={part}>{inputs[part]()}</Fragment>
      ))}
    </>
  );
}
