import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text';
import { isFormRejected } from '../../api/errors';
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
  /** keeps what is half typed through a reload and a change of language */
  drafted?: boolean;
  onSaved: (address: Address) => void;
  onCancel?: () => void;
}

/**
 * Adds or changes an address. What is wrong the server says (S181): its messages stand at their fields, with the focus on the first,
 * or above the buttons when it names no field; the first comes as an error toast too (S179). The input stays. Country and state are the browser's own lists, which it can fill in.
 */
export function AddressForm({ address, drafted = false, onSaved, onCancel }: AddressFormProps) {
  const { api, site } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const { data: places } = useQuery(countriesQuery(api));
  const { default_country, default_state } = site.common.setting;
  const [values, setValues] = useState(() => toValues(address, { country: default_country, state: default_state }));
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [refused, setRefused] = useState('');
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const userId = user?.id ?? null;
  const addressId = address?.id ?? null;

  // after the first render, which has to be the one that the server sent
  useEffect(() => {
    const draft = drafted ? readDraft(userId) : null;
    if (draft?.addressId === addressId && draft) setValues(draft.values);
  }, [drafted, userId, addressId]);

  const typed = useRef(false);
  useEffect(() => {
    if (drafted && typed.current) keepDraft({ userId, addressId, values });
  }, [drafted, userId, addressId, values]);

  const set = (change: Partial<AddressValues>) => {
    typed.current = true;
    setValues((old) => ({ ...old, ...change }));
  };
  const field = (name: keyof AddressValues) => ({
    name,
    value: values[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const states = Object.values(places?.countries[values.country]?.states ?? {});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setWrong({});
    setRefused('');
    try {
      const saved = await saveAddress(api, toForm(values, address?.id), user?.id ?? undefined);
      if (drafted) dropDraft();
      putAddress(queries, saved);
      emit('toast:requested', { text: t(address ? 'address.updated' : 'address.added') });
      onSaved(saved);
    } catch (error) {
      const text = errorText(error, t);
      const { fields, form: texts } = isFormRejected(error) ? error : { fields: [], form: [] };
      // of two messages about a field the first is shown
      setWrong(Object.fromEntries(fields.map((name, i) => [name, texts[i]] as const).reverse()));
      const control = form.current?.elements.namedItem(fields[0] ?? '');
      if (!(control instanceof HTMLElement)) setRefused(text);
      emit('toast:requested', { text, error: true });
      (control instanceof HTMLElement ? control : message.current)?.focus();
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} css={grid}>
      <Field label={t('address.name')} autoComplete="name" required {...field('name')} />
      <Field label={t('address.email')} type="email" autoComplete="email" required dir="ltr" {...field('email')} />
      <Field
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        required
        dir="ltr"
        hint={places?.phones[values.country] && `+${places.phones[values.country]?.replace(/^\+/, '')} …`}
        {...field('phone')}
      />
      <Labelled label={t('address.country')} error={wrong.country}>
        {(wiring) => (
          <select
            {...wiring}
            autoComplete="country"
            required
            css={inputStyle}
            name="country"
            value={values.country}
            onChange={(event) => set({ country: event.target.value, state: '' })}
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
        <Labelled label={t('address.state')} error={wrong.state}>
          {(wiring) => (
            <select
              {...wiring}
              autoComplete="address-level1"
              css={inputStyle}
              name="state"
              value={values.state}
              onChange={(event) => set({ state: event.target.value })}
            >
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
      <Field label={t('address.city')} autoComplete="address-level2" required {...field('city')} />
      <Field label={t('address.zip')} autoComplete="postal-code" required dir="ltr" {...field('zip')} />
      <Field label={t('address.address1')} autoComplete="address-line1" required {...field('address_1')} />
      <Field label={t('address.address2')} autoComplete="address-line2" {...field('address_2')} />
      <div css={wide}>
        <TextArea label={t('address.instruction')} rows={2} {...field('delivery_instruction')} />
      </div>
      <p ref={message} tabIndex={-1} role="alert" css={refused ? refusal : wide}>
        {refused}
      </p>
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
