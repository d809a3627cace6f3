import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Address } from '../../contract/addresses';
import { useStream } from '../../events/use-stream';
import { useForm } from '../../forms/use-form';
import { isolate } from '../../i18n/isolate';
import { emit } from '../../platform/bus';
import { usePage } from '../../platform/page-context';
import { useTranslation } from '../../platform/use-translation';
import { guessCountry } from '../../rules/guess-country';
import { profile$ } from '../../session/profile';
import { from } from '../../ui/breakpoints';
import { Button } from '../../ui/button';
import { Field, inputStyle, Labelled, TextArea } from '../../ui/field';
import { token } from '../../ui/tokens';
import { FormRefusal } from '../form-refusal';
import { putAddress, saveAddress } from './address-book';
import { dropDraft, keepDraft, readDraft } from './address-draft';
import { type AddressValues, toForm, toValues } from './address-values';
import { countriesQuery } from './countries';

const grid = css`
  display: grid;
  gap: ${token('space-4')};
  ${from(576)} {
    grid-template-columns: 1fr 1fr;
  }
`;
const wide = css`
  grid-column: 1 / -1;
`;
const actions = css`
  ${wide}
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
`;
interface AddressFormProps {
  /** the address to change, or null for a new one */
  address: Address | null;
  /** keeps what is half typed through a reload and a change of language */
  drafted?: boolean;
  onSaved: (address: Address) => void;
  onCancel?: () => void;
}

/**
 * Adds or changes an address. What is wrong the server says (S181): its messages stand at their fields, with the focus on the first,
 * or above them when it names no field; the first comes as an error toast too (S179). The input stays. Country and state are the
 * browser's own lists, which it can fill in.
 */
export function AddressForm({ address, drafted = false, onSaved, onCancel }: AddressFormProps) {
  const { api, site, language } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const { data: places } = useQuery(countriesQuery(api));
  const { default_country, default_state } = site.common.setting;
  const likely = guessCountry(language) ?? default_country;
  const userId = user?.id ?? null;
  const addressId = address?.id ?? null;
  const typed = useRef(false);
  const { values, set, field, form, refused, signedOut, sending } = useForm<keyof AddressValues>({
    initial: toValues(address, {
      country: likely,
      state: likely === default_country ? default_state : '',
    }),
    send: async (values) => {
      const saved = await saveAddress(api, toForm(values, address?.id), user?.id ?? undefined);
      if (drafted) dropDraft();
      putAddress(queries, saved);
      emit('toast:requested', { text: t(address ? 'address.updated' : 'address.added') });
      onSaved(saved);
    },
    onRefused: (text) => emit('toast:requested', { text, error: true }),
  });

  // after the first render, which has to be the one that the server sent
  useEffect(() => {
    const draft = drafted ? readDraft(userId) : null;
    if (draft?.addressId === addressId && draft) set(draft.values);
  }, [drafted, userId, addressId]);

  useEffect(() => {
    if (drafted && typed.current) keepDraft({ userId, addressId, values });
  }, [drafted, userId, addressId, values]);

  const prefix = places?.phones[values.country]?.replace(/^\+/, '');
  const { error: countryError, ...country } = field('country');
  const { error: stateError, ...state } = field('state');
  const states = Object.values(places?.countries[values.country]?.states ?? {});

  return (
    <form
      {...form}
      onInput={() => {
        typed.current = true;
      }}
      css={grid}
    >
      {refused && (
        <div css={wide}>
          <FormRefusal refused={refused} signedOut={signedOut} />
        </div>
      )}
      <Field label={t('address.name')} autoComplete="name" dir="auto" required {...field('name')} />
      <Field label={t('address.email')} type="email" autoComplete="email" required dir="ltr" {...field('email')} />
      <Field
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        required
        dir="ltr"
        // the line is there before the prefixes are, so that nothing moves when they come
        hint={places ? prefix && isolate(`+${prefix} …`) : '\u00a0'}
        {...field('phone')}
      />
      <Labelled label={t('address.country')} error={countryError}>
        {(wiring) => (
          <select
            {...wiring}
            autoComplete="country"
            required
            css={inputStyle}
            {...country}
            onChange={(event) => set({ country: event.target.value, state: '' })}
          >
            {!places && <option value={values.country}>{values.country}</option>}
            {places && !values.country && <option value="">{t('address.choose')}</option>}
            {Object.values(places?.countries ?? {}).map((country) => (
              <option key={country.code2} value={country.code2}>
                {country.name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {states.length > 0 || !places ? (
        <Labelled label={t('address.state')} error={stateError}>
          {(wiring) => (
            <select {...wiring} autoComplete="address-level1" css={inputStyle} {...state}>
              <option value="">{t('address.choose')}</option>
              {states.map((state) => (
                <option key={state.code} value={state.code}>
                  {state.name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : (
        <Field label={t('address.state')} autoComplete="address-level1" {...field('state')} />
      )}
      <Field label={t('address.city')} autoComplete="address-level2" dir="auto" required {...field('city')} />
      <Field label={t('address.zip')} autoComplete="postal-code" required dir="ltr" {...field('zip')} />
      <Field label={t('address.address1')} autoComplete="address-line1" dir="auto" required {...field('address_1')} />
      <Field label={t('address.address2')} autoComplete="address-line2" dir="auto" {...field('address_2')} />
      <div css={wide}>
        <TextArea label={t('address.instruction')} rows={2} dir="auto" {...field('delivery_instruction')} />
      </div>
      <div css={actions}>
        {onCancel && (
          <Button
            onClick={() => {
              if (drafted) dropDraft();
              onCancel();
            }}
          >
            {t('address.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={sending}>
          {t('address.save')}
        </Button>
      </div>
    </form>
  );
}
