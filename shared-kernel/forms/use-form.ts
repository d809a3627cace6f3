import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { isNotSignedIn } from '../api/errors';
import { useTranslation } from '../platform/use-translation';
import { sortRefusal } from './sort-refusal';

/** Values of a form, by the field names of the call. */
export type FormValues<F extends string> = Record<F, string>;
/** Messages by field; a valid field has none. */
export type FormErrors<F extends string> = Partial<Record<F, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A refusal from before this render, when a browser without scripts submitted the form. */
export interface EarlierRefusal<F extends string> {
  at: FormErrors<F>;
  above: string;
}

interface Options<F extends string> {
  /** initial values; named as in the request body, so that the server's messages find their fields */
  initial: FormValues<F>;
  /** the server's refusal of `initial`; shown from the first render */
  earlier?: EarlierRefusal<F> | undefined;
  /** the form's own rules, with messages in the shopper's language; absent when only the server validates */
  validate?: (values: FormValues<F>) => FormErrors<F>;
  /** sends the form; errors it throws are shown at their fields or above them */
  send: (values: FormValues<F>) => Promise<void>;
  /** also called with the message of a failure once it is shown, e.g. for an error toast */
  onRefused?: (message: string) => void;
}

/**
 * The mechanics of every form: keeps the input, sends once at a time, shows each message at its field (those of the rules and of
 * the server, which names its fields) or above the form, and moves the focus to the first one. Show `refused` in a `FormError` and
 * spread `field(name)` on a `Field`.
 * @example
 * const { form, field, refused, sending } = useForm({ initial: { name: '' }, send: ({ name }) => rename(api, name) });
 * <form {...form}><FormError>{refused}</FormError><Field {...field('name')} label={t('name')} />…</form>
 */
export function useForm<F extends string>({ initial, earlier, validate, send, onRefused }: Options<F>) {
  const { t } = useTranslation('kernel');
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<F>>(earlier?.at ?? {});
  const [refused, setRefused] = useState(earlier?.above ?? '');
  const [signedOut, setSignedOut] = useState(false);
  const [sending, setSending] = useState(false);
  // a counter, so that the focus moves once per failure and never during typing
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // state updates too late to stop a second click within the same frame
  const busy = useRef(false);

  useLayoutEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-form-error]')?.focus();
  }, [failures]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const wrong = validate?.(values) ?? {};
    setErrors(wrong);
    setRefused('');
    setSignedOut(false);
    if (Object.values(wrong).some(Boolean)) return setFailures((count) => count + 1);
    busy.current = true;
    setSending(true);
    try {
      await send(values);
    } catch (reason) {
      const { at, above, first } = sortRefusal(reason, values, t);
      setErrors(at);
      setRefused(above);
      setSignedOut(isNotSignedIn(reason));
      setFailures((count) => count + 1);
      onRefused?.(first);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  /** Changes fields and clears their messages. */
  const set = (change: Partial<FormValues<F>>) => {
    setValues((before) => ({ ...before, ...change }));
    setErrors((before) => {
      const left = { ...before };
      for (const name of Object.keys(change)) delete left[name as F];
      return left;
    });
  };

  return {
    values,
    set,
    errors,
    /** the server's message that concerns no field of this form; empty when there is none */
    refused,
    /** refused because the session has expired: the user has to sign in again (`commerce/form-refusal`) */
    signedOut,
    sending,
    // `post`: when submitted before the scripts have loaded, the fields must not end up in the URL
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    /** props of the field with this name */
    field: (name: F) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value } as Partial<FormValues<F>>),
    }),
  };
}
