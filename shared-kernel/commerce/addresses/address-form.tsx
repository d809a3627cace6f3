import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text';
import type { Address } from '../../contract/addresses';
import { emit } from '../../events/bus';
import { useStream } from '../../events/use-stream';
import { usePage } from '../../remote/page-context';
import { profile$ } from '../../session/profile';
import { from } from '../../ui/breakpoints';
import { Button } from '../../ui/button';
import { Field, inputStyle, Labelled, TextArea } from '../../ui/field';
import { token } from '../../ui/tokens';
import { putAddress, saveAddress } from './address-book';
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
const refusal = css`
  ${wide}
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
`;

interface AddressFormProps {
  /** the address to change, or null for a new one */
  address: Address | null;
  onSaved: (address: Address) => void;
  onCancel?: () => void;
}

/**
 * Adds or changes an address. What is wrong the server says (S181): its first message stands above the buttons with the focus on
 * it and comes as an error toast (S179); the input stays. Country and state are the browser's own lists, which it can fill in.
 */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const { api, site } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const { data: places } = useQuery(countriesQuery(api));
  const { default_country, default_state } = site.common.setting;
  const [values, setValues] = useState(() => toValues(address, { country: default_country, state: default_state }));
  const [refused, setRefused] = useState('');
  const [sending, setSending] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);

  const set = (name: keyof AddressValues, value: string) => setValues((old) => ({ ...old, [name]: value }));
  const field = (name: keyof AddressValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const states = Object.values(places?.countries[values.country]?.states ?? {});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const saved = await saveAddress(api, toForm(values, address?.id), user?.id ?? undefined);
      putAddress(queries, saved);
      emit('toast:requested', { text: t(address ? 'address.updated' : 'address.added') });
      onSaved(saved);
    } catch (error) {
      const text = errorText(error, t);
      setRefused(text);
      emit('toast:requested', { text, error: true });
      message.current?.focus();
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} css={grid}>
      <Field label={t('address.name')} autoComplete="name" {...field('name')} />
      <Field label={t('address.email')} type="email" autoComplete="email" dir="ltr" {...field('email')} />
      <Field
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        hint={places?.phones[values.country] && `+${places.phones[values.country]?.replace(/^\+/, '')} …`}
        {...field('phone')}
      />
      <Labelled label={t('address.country')}>
        {(wiring) => (
          <select
            {...wiring}
            autoComplete="country"
            css={inputStyle}
            name="country"
            value={values.country}
            onChange={(event) => setValues((old) => ({ ...old, country: event.target.value, state: '' }))}
          >
            {!places && <option value={values.country}>{values.country}</option>}
            {Object.values(places?.countries ?? {}).map((country) => (
              <option key={country.code2} value={country.code2}>
                {country.name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {states.length > 0 || !places ? (
        <Labelled label={t('address.state')}>
          {(wiring) => (
            <select {...wiring} autoComplete="address-level1" css={inputStyle} {...field('state')}>
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
      <Field label={t('address.city')} autoComplete="address-level2" {...field('city')} />
      <Field label={t('address.zip')} autoComplete="postal-code" dir="ltr" {...field('zip')} />
      <Field label={t('address.address1')} autoComplete="address-line1" {...field('address_1')} />
      <Field label={t('address.address2')} autoComplete="address-line2" {...field('address_2')} />
      <div css={wide}>
        <TextArea label={t('address.instruction')} rows={2} {...field('delivery_instruction')} />
      </div>
      <p ref={message} tabIndex={-1} role="alert" css={refused ? refusal : wide}>
        {refused}
      </p>
      <div css={actions}>
        {onCancel && <Button onClick={onCancel}>{t('address.cancel')}</Button>}
        <Button type="submit" look="primary" busy={sending}>
          {t('address.save')}
        </Button>
      </div>
    </form>
  );
}
