import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Address, AddressForm, AddressPage, MakeDefaultAddress } from '../../contract/addresses';
import * as CALLS from '../../contract/calls';
import type { ApiClient } from '../../platform/api-client';

/** The visitor's addresses, newest first (S176). `userId` is sent as the specification asks (S182); the server never trusts it. */
export const addressesQuery = (api: ApiClient, userId?: number) =>
  queryOptions({
    queryKey: ADDRESSES_KEY,
    queryFn: async ({ signal }) =>
      (await api.request<AddressPage>(CALLS.addresses, { query: { user_id: userId }, signal })).data.data,
    staleTime: 0,
  });
const ADDRESSES_KEY = ['addresses'] as const;

/** Adds an address, or updates the one with `form.id`. A refusal names the first invalid field (S181). */
export async function saveAddress(api: ApiClient, form: AddressForm, userId?: number): Promise<Address> {
  const body = userId === undefined ? form : { ...form, user_id: userId };
  return (await api.request<Address>(CALLS.saveAddress, { body })).data;
}

export async function deleteAddress(api: ApiClient, id: number, userId?: number): Promise<void> {
  await api.request(CALLS.deleteAddress, { params: { id }, query: { user_id: userId } });
}

/** Makes an address the default one. */
export async function makeDefaultAddress(api: ApiClient, id: number): Promise<Address> {
  const body: MakeDefaultAddress = { id };
  return (await api.request<Address>(CALLS.makeDefaultAddress, { body })).data;
}

/** Puts a saved address into the cached list: a new one first, an updated one in its old position (S177). */
export function putAddress(queries: QueryClient, address: Address): void {
  queries.setQueryData<Address[]>(ADDRESSES_KEY, (list = []) =>
    list.some((entry) => entry.id === address.id)
      ? list.map((entry) => (entry.id === address.id ? address : entry))
      : [address, ...list],
  );
}

/** Marks the new default address in the cached list. */
export function markDefault(queries: QueryClient, id: number): void {
  queries.setQueryData<Address[]>(ADDRESSES_KEY, (list = []) =>
    list.map((entry) => ({ ...entry, default: entry.id === id ? 1 : 0 })),
  );
}

/** Removes an address from the cached list (S180). */
export function dropAddress(queries: QueryClient, id: number): void {
  queries.setQueryData<Address[]>(ADDRESSES_KEY, (list = []) => list.filter((entry) => entry.id !== id));
}
