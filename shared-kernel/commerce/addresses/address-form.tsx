import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Address } from '../../contract/addresses';
import { useStream } from '../../events/use-stream';
import { useForm } from '../../forms/use-form';
import { emit } from '../../platform/bus';
import { usePage } from '../../platform/page-context';
import { useTranslation } from '../../platform/use-translation';
import { guessCountry } from '../../rules/guess-country';
import { profile$ } from '../../session/profile';
import { Button } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';
import { Shimmer } from '../../ui/shimmer';
import { token } from '../../ui/tokens';
import { FormRefusal } from '../form-refusal';
import { putAddress, saveAddress } from './address-book';
import { dropDraft, keepDraft, readDraft } from './address-draft';
import { grid, wide } from './address-form.styles';
import { type AddressValues, toForm, toValues } from './address-values';
import { BillingFields } from './billing-fields';
import { countriesQuery } from './countries';
import { PhoneField } from './phone-field';
import { PlaceFields } from './place-fields';

const actions = css`
  ${wide}
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
`;
/** about as high as the form, which comes with the countries */
const waiting = css`
  block-size: 900px;
`;

/** What a screen around the form may want to know. */
export interface AddressTyped {
  values: AddressValues;
  sending: boolean;
}

interface AddressFormProps {
  /** the address to change, or null for a new one */
  address: Address | null;
  /** keeps what is half typed through a reload and a change of language */
  drafted?: boolean;
  /** id of the form whose button stands elsewhere: `<Button type="submit" form={formId}>`; absent: it has its own */
  formId?: string;
  /** see `PlaceFields` */
  asksState?: (country: string) => boolean;
  /** what stands in the form, whenever that changes; null when it goes */
  onTyped?: (typed: AddressTyped | null) => void;
  /** the form waits for it */
  onSaved: (address: Address) => void | Promise<void>;
  onCancel?: () => void;
}

/**
 * Adds or changes an address, in the order in which its country writes it. What is wrong the server says (S181), which alone has the
 * rules of all countries: its messages stand at their fields, with the focus on the first, or above them when it names no field; the
 * first comes as an error toast too (S179). The input stays. Where the form leads on, the next page shows the address, and no toast lies over
 * it. Country and state are the browser's own lists, which it can fill in.
 */
export function AddressForm({
  address,
  drafted = false,
  formId,
  asksState,
  onTyped,
  onSaved,
  onCancel,
}: AddressFormProps) {
  const { api, site, language } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const { data: places, isError } = useQuery({ ...countriesQuery(api), throwOnError: false });
  const { default_country, default_state } = site.common.setting;
  const likely = guessCountry(language) ?? default_country;
  const userId = user?.id ?? null;
  const addressId = address?.id ?? null;
  const typed = useRef(false);
  const { values, set, errors, field, form, refused, signedOut, sending } = useForm<keyof AddressValues>({
    initial: toValues(address, {
      country: likely,
      state: likely === default_country ? default_state : '',
    }),
    send: async (values) => {
      const saved = await saveAddress(api, toForm(values, address?.id), user?.id ?? undefined);
      if (drafted) dropDraft();
      putAddress(queries, saved);
      if (!formId) emit('toast:requested', { text: t(address ? 'address.updated' : 'address.added') });
      await onSaved(saved);
    },
    onRefused: (text) => emit('toast:requested', { text, error: true }),
  });

  // after the first render, which has to be the one that the server sent
  useEffect(() => {
    const draft = drafted ? readDraft(userId) : null;
    if (draft?.addressId === addressId && draft) set(draft.values);
    // parcels are announced to whoever ordered, until they say otherwise
    else if (addressId === null && user?.email) set({ email: user.email });
  }, [drafted, userId, addressId]);

  useEffect(() => {
    if (drafted && typed.current) keepDraft({ userId, addressId, values });
  }, [drafted, userId, addressId, values]);

  useEffect(() => onTyped?.({ values, sending }), [values, sending]);
  useEffect(() => () => onTyped?.(null), []);

  if (!places && !isError) return <Shimmer css={waiting} />;
  const fields = { field, set, values, places };
  return (
    <form
      {...form}
      id={formId}
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
      <div css={wide}>
        <Field
          label={t('address.email')}
          type="email"
          autoComplete="shipping email"
          required
          dir="ltr"
          {...field('email')}
        />
      </div>
      <PlaceFields of="shipping" asksState={asksState} {...fields} />
      <div css={wide}>
        <PhoneField country={values.country} places={places} {...field('phone')} />
      </div>
      <div css={wide}>
        <TextArea label={t('address.instruction')} rows={2} dir="auto" {...field('delivery_instruction')} />
      </div>
      <BillingFields errors={errors} {...fields} />
      {(onCancel || !formId) && (
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
          {!formId && (
            <Button type="submit" look="primary" busy={sending}>
              {t('address.save')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
