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
/** about the height of the form, which renders once the countries are loaded */
const waiting = css`
  block-size: 900px;
`;

/** Current input of the form, for the screen around it. */
export interface AddressTyped {
  values: AddressValues;
  sending: boolean;
}

interface AddressFormProps {
  /** the address to edit, or null for a new one */
  address: Address | null;
  /** keeps unsaved input across a reload and a language change */
  drafted?: boolean;
  /** id of the form when its submit button is elsewhere: `<Button type="submit" form={formId}>`; absent: the form has its own button */
  formId?: string;
  /** see `PlaceFields` */
  requiresState?: (country: string) => boolean;
  /** called with the form's content on every change; with null on unmount */
  onTyped?: (typed: AddressTyped | null) => void;
  /** the form awaits it */
  onSaved: (address: Address) => void | Promise<void>;
  onCancel?: () => void;
}

/**
 * Adds or edits an address; the fields are in the order used by its country. The server validates (S181), as it alone has the rules
 * of all countries: its messages appear at their fields with the focus on the first, or above the form when they name no field; the
 * first one is also an error toast (S179). The input is kept. There is no success toast where the form leads to the next page,
 * which shows the address. Country and state are native selects, so that the browser can autofill them.
 */
export function AddressForm({
  address,
  drafted = false,
  formId,
  requiresState,
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

  // after the first render, which has to match the server's HTML
  useEffect(() => {
    const draft = drafted ? readDraft(userId) : null;
    if (draft?.addressId === addressId && draft) set(draft.values);
    // delivery updates go to the buyer's own address by default
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
      <PlaceFields of="shipping" requiresState={requiresState} {...fields} />
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
