import type { Generated } from 'kysely';
import type { BillingAddress } from 'shared-kernel/contract/addresses';
import type { Cents, Moment, Optional } from './columns';

interface Users {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string | null;
  email_proved: Generated<boolean>;
  closed: Generated<boolean>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface Shoppers {
  id: Generated<number>;
  user_id: number | null;
  guest_token_hash: Buffer | null;
  selected_address_id: number | null;
  default_address_id: number | null;
  created_at: Optional<Moment>;
}

interface Sessions {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  created_at: Optional<Moment>;
  expires_at: Moment;
  last_used_at: Moment | null;
  browser: string | null;
  system: string | null;
  language: string | null;
}

interface SocialIdentities {
  provider: string;
  subject: string;
  user_id: number;
  created_at: Optional<Moment>;
}

interface SocialLogins {
  id: Generated<number>;
  browser_hash: Buffer;
  state_hash: Buffer;
  provider: string;
  verifier: string;
  nonce: string;
  language: string;
  callback: string;
  returned_at: Moment | null;
  user_id: number | null;
  created_at: Optional<Moment>;
  expires_at: Moment;
}

interface EmailCodes {
  email: string;
  purpose: string;
  code_hash: string;
  request_hash: Buffer;
  name: string | null;
  password_hash: string | null;
  attempts: Generated<number>;
  asked: Generated<number>;
  asked_since: Moment;
  resend_at: Moment;
  sent_at: Optional<Moment>;
  expires_at: Moment;
}

interface Secrets {
  name: string;
  value: string;
}

interface EmailAllowances {
  email: string;
  purpose: string;
  /** of a known device; '' is shared by all others */
  device: string;
  kind: string;
  full_at: Moment;
}

interface Addresses {
  id: Generated<number>;
  shopper_id: number;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: Generated<string>;
  city: string;
  zip: string;
  address_1: string;
  address_2: string | null;
  delivery_instruction: string | null;
  company: Generated<string | null>;
  tax_number: Generated<string | null>;
  billing: Generated<Required<BillingAddress> | null>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface Wishlist {
  user_id: number;
  product_id: number;
  id: Generated<number>;
  created_at: Optional<Moment>;
}

interface CompareList {
  user_id: number;
  product_id: number;
  id: Generated<number>;
  created_at: Optional<Moment>;
}

interface StoreFollows {
  user_id: number;
  store_id: number;
  id: Generated<number>;
  created_at: Optional<Moment>;
}

interface CartLines {
  id: Generated<number>;
  shopper_id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selected: Generated<number>;
  shipping_type: Generated<number>;
  saved: Generated<boolean>;
  seen_price: Cents | null;
  created_at: Optional<Moment>;
}

interface RestockRequests {
  id: Generated<number>;
  product_id: number;
  inventory_id: number | null;
  email: string;
  language: string;
  token: string;
  created_at: Optional<Moment>;
  confirmed_at: Moment | null;
  asked_at: Moment | null;
  next_try_at: Optional<Moment>;
  attempts: Generated<number>;
}

interface UnwantedPictures {
  image: string;
  since: Optional<Moment>;
}

interface Tries {
  /** SHA-256 of what is counted, and for whom */
  key: Buffer;
  hits: number;
  until: Moment;
}

/**
 * Tables of `migrations/0004-shoppers.sql`, `0011-account.sql`, `0012-password-tries.sql`, `0020-restock.sql`, `0037-rights.sql` and
 * `0047-several-machines.sql`.
 */
export interface ShoppersTables {
  users: Users;
  shoppers: Shoppers;
  sessions: Sessions;
  social_identities: SocialIdentities;
  social_logins: SocialLogins;
  email_codes: EmailCodes;
  email_allowances: EmailAllowances;
  secrets: Secrets;
  addresses: Addresses;
  wishlist: Wishlist;
  compare_list: CompareList;
  store_follows: StoreFollows;
  cart_lines: CartLines;
  restock_requests: RestockRequests;
  unwanted_pictures: UnwantedPictures;
  tries: Tries;
}
