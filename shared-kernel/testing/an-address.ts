import type { Address } from '../contract/addresses';

export function anAddress(over: Partial<Address> = {}): Address {
  return {
    id: 61,
    name: 'Amina Rahimi',
    email: 'amina@example.com',
    phone: '+93 70 000 0000',
    country: 'AF',
    state: 'BDS',
    city: 'Fayzabad',
    zip: '3401',
    address_1: '1 River Road',
    address_2: null,
    delivery_instruction: null,
    default: 1,
    created: '2026-02-01T09:00:00.000Z',
    ...over,
  };
}
