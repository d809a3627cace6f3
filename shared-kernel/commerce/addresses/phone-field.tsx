import { type ComponentProps, useState } from 'react';
import type { CountriesPhones } from '../../contract/site';
import { isolate } from '../../i18n/isolate';
import { useTranslation } from '../../platform/use-translation';
import { readPhoneNumber } from '../../rules/phone-number';
import { Field } from '../../ui/field';

/** 80 kB, loaded only when a number is typed. */
const loadPhoneNumbers = () => import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/min');

interface PhoneFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'value'> {
  value: string;
  /** country of numbers that have no `+` prefix */
  country: string;
  places: CountriesPhones | undefined;
}

/**
 * A telephone number. On blur, an invalid number is reported with the server's rule and the server's text; the server has the final
 * say, and the only one when the rule could not be loaded.
 */
export function PhoneField({ value, country, places, error, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('kernel');
  const [phoneNumbers, setPhoneNumbers] = useState<Awaited<ReturnType<typeof loadPhoneNumbers>> | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const prefix = places?.phones[country]?.replace(/^\+/, '');
  const isWrong =
    wasLeft &&
    phoneNumbers !== null &&
    value.trim() !== '' &&
    readPhoneNumber(phoneNumbers, value, country) === undefined;
  return (
    <Field
      label={t('address.phone')}
      type="tel"
      autoComplete="shipping tel"
      required
      dir="ltr"
      hint={prefix && isolate(`+${prefix} …`)}
      {...field}
      value={value}
      error={error ?? (isWrong ? places?.phone_invalid : undefined)}
      onFocus={() => {
        if (!phoneNumbers) loadPhoneNumbers().then(setPhoneNumbers, () => {});
      }}
      onBlur={() => setWasLeft(true)}
    />
  );
}
