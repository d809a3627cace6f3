import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from 'shared-kernel/api/error-text';
import { emit } from 'shared-kernel/events/bus';

type Values<F extends string> = Record<F, string>;

interface Options<F extends string> {
  initial: Values<F>;
  /** keys of what is wrong, by field; empty when the form may be sent */
  validate: (values: Values<F>) => Partial<Values<F>>;
  /** sends the form; gives the server's message and what the form holds from now on */
  send: (values: Values<F>) => Promise<{ message: string; values: Values<F> }>;
}

/**
 * One form of the profile: keeps what was typed, sends once at a time, says success as a toast in the server's words, and moves
 * the focus to what is wrong: the first field that the rules refuse, or the server's message above the fields.
 */
export function useProfileForm<F extends string>({ initial, validate, send }: Options<F>) {
  const { t } = useTranslation(['account', 'kernel']);
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Partial<Values<F>>>({});
  const [refused, setRefused] = useState('');
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // state comes too late for a second press within the same frame
  const busy = useRef(false);

  useLayoutEffect(() => {
    if (refused || Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [wrong, refused]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const found = validate(values);
    setWrong(found);
    setRefused('');
    if (Object.keys(found).length > 0) return;
    busy.current = true;
    setSending(true);
    try {
      const sent = await send(values);
      setValues(sent.values);
      emit('toast:requested', sent.message ? { text: sent.message } : {});
    } catch (reason) {
      setRefused(errorText(reason, t));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    refused,
    sending,
    // `post`: sent before the scripts are there, the fields must not end up in the address
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    /** properties of the field of this name */
    field: (name: F) => ({
      name,
      value: values[name],
      error: wrong[name] && t(wrong[name]),
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [name]: value }));
        setWrong(({ [name]: _, ...others }) => others as Partial<Values<F>>);
      },
    }),
  };
}
