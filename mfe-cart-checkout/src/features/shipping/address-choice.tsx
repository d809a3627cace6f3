import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readDraft } from 'shared-kernel/commerce/addresses/address-draft';
import { AddressForm, type AddressTyped } from 'shared-kernel/commerce/addresses/address-form';
import { AddressLines } from 'shared-kernel/commerce/addresses/address-lines';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import { DeleteAddress } from 'shared-kernel/commerce/addresses/delete-address';
import type { Address } from 'shared-kernel/contract/addresses';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { PlusIcon } from 'shared-kernel/ui/icons';
import { card } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { radio } from '../../components/page.styles';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  h2 {
    font-size: ${token('text-lg')};
  }
`;
const option = css`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  align-items: start;
  ${from(576)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
  &:has(:checked) {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
  }
  label {
    display: flex;
    gap: ${token('space-3')};
    cursor: pointer;
  }
  ${radio}
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
`;
const list = css`
  display: grid;
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  border: 0;
`;

/** id of the heading, which labels the choice and takes the focus when an address is deleted */
const ADDRESS_TITLE = 'shipping-address';

interface AddressChoiceProps {
  addresses: Address[];
  chosen: Address | null;
  onChoose: (address: Address) => void;
  onDeleted: (address: Address) => void;
  /** id for the form, whose submit button is elsewhere on the page */
  formId: string;
  onTyped: (typed: AddressTyped | null) => void;
  /** an address was added or changed and is now the chosen one; the form stays open until this resolves */
  onSaved: (address: Address) => Promise<void>;
  /** see `AddressForm` */
  requiresState: (country: string) => boolean;
}

/** The visitor's addresses to choose from, and the form for a new or changed one (S145). A guest has one address (D30). */
export function AddressChoice({ addresses, chosen, onChoose, onDeleted, onSaved, ...ofForm }: AddressChoiceProps) {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const { data: places } = useQuery(countriesQuery(api));
  const profile = useStream(profile$, undefined);
  const guest = profile === null;
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const section = useRef<HTMLElement>(null);
  const moves = useRef(false);
  // the button that opens or closes the form disappears with it, and the focus must not be lost
  useEffect(() => {
    if (moves.current) section.current?.querySelector<HTMLElement>(editing ? 'form input' : 'input:checked')?.focus();
    moves.current = true;
  }, [editing]);
  // a form that was partly filled before a reload or a change of language is reopened
  const restored = useRef(false);
  useEffect(() => {
    if (profile === undefined || restored.current) return;
    restored.current = true;
    const draft = readDraft(profile?.id ?? null);
    if (draft) setEditing(addresses.find(({ id }) => id === draft.addressId) ?? 'new');
  }, [profile, addresses]);
  // without an address there is nothing to choose, so the form is open
  const form = editing ?? (addresses.length === 0 ? 'new' : null);
  return (
    <section ref={section} css={[card, box]} aria-labelledby={ADDRESS_TITLE}>
      <h2 id={ADDRESS_TITLE} tabIndex={-1}>
        {t('shipping.address')}
      </h2>
      {form ? (
        <AddressForm
          key={form === 'new' ? 'new' : form.id}
          address={form === 'new' ? null : form}
          drafted
          {...ofForm}
          onSaved={async (address) => {
            await onSaved(address);
            setEditing(null);
          }}
          {...(addresses.length > 0 ? { onCancel: () => setEditing(null) } : {})}
        />
      ) : (
        <>
          <fieldset css={list} aria-labelledby={ADDRESS_TITLE}>
            {addresses.map((address) => (
              <div key={address.id} css={option}>
                <label>
                  <input
                    type="radio"
                    name="address"
                    checked={address.id === chosen?.id}
                    onChange={() => onChoose(address)}
                  />
                  <AddressLines address={address} places={places} />
                </label>
                <div css={actions}>
                  <Button
                    look="quiet"
                    small
                    aria-label={t('shipping.editAddressOf', { name: address.name })}
                    onClick={() => setEditing(address)}
                  >
                    {t('shipping.editAddress')}
                  </Button>
                  {!guest && (
                    <DeleteAddress address={address} places={places} focusAfter={ADDRESS_TITLE} onDeleted={onDeleted} />
                  )}
                </div>
              </div>
            ))}
          </fieldset>
          {!guest && (
            <Button onClick={() => setEditing('new')}>
              <PlusIcon />
              {t('shipping.newAddress')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
