import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { isNotSignedIn } from '../api/errors';
import { useTranslation } from '../platform/use-translation';
import { sortRefusal } from './sort-refusal';

/** What a form holds, by the names that the call gives to its fields. */
export type FormValues<F extends string> = Record<F, string>;
/** Messages by field; a field without one is right. */
export type FormErrors<F extends string> = Partial<Record<F, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form was refused for, before this render: a browser without script had posted it. */
export interface EarlierRefusal<F extends string> {
  at: FormErrors<F>;
  above: string;
}

interface Options<F extends string> {
  /** what the fields hold at first; named as in the call's body, so that the server's messages find them */
  initial: FormValues<F>;
  /** what the server refused `initial` for; shown from the first render on */
  earlier?: EarlierRefusal<F> | undefined;
  /** what the form's own rules refuse, in the shopper's language; absent when only the server judges */
  validate?: (values: FormValues<F>) => FormErrors<F>;
  /** sends the form; what it throws is shown at its fields or above them */
  send: (values: FormValues<F>) => Promise<void>;
  /** told about a failure as well, after it is shown: for an error toast */
  onRefused?: (message: string) => void;
}

/**
 * The mechanics of every form: keeps what was typed, sends once at a time, puts each message at its field (the rules' and the
 * server's, which come with the names of their fields) or above all, and moves the focus to the first of them.
 * Show `refused` in a `FormError` and spread `field(name)` on a `Field`.
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
  // counted, so that the focus moves once for each failure and never while somebody types
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // state comes too late for a second press within the same frame
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

  /** Changes fields, and takes the messages at them away. */
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
    /** the server's message that is about no field of this form; empty when there is none */
    refused,
    /** it was refused because the session has ended meanwhile: another login is the way on (`commerce/form-refusal`) */
    signedOut,
    sending,
    // `post`: sent before the scripts are there, the fields must not end up in the address
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    /** properties of the field of this name */
    field: (name: F) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value } as Partial<FormValues<F>>),
    }),
  };
}
