import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { isFormRejected } from 'shared-kernel/api/errors';
import { useSpokenReason } from '../chrome/spoken-reason';
import { type Fields, type FormErrors, isClean } from './form-errors';

interface Options<F extends string> {
  initial: Fields<F>;
  validate: (values: Fields<F>) => FormErrors<F>;
  /** sends the form; what it throws is shown above the fields */
  send: (values: Fields<F>) => Promise<void>;
}

/**
 * One form of the sign-in pages: keeps what was typed, sends once at a time, and moves the focus to what is wrong: the first field
 * that the rules refuse, or the server's message above the fields.
 */
export function useCredentialForm<F extends string>({ initial, validate, send }: Options<F>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<F>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // state comes too late for a second press within the same frame
  const busy = useRef(false);
  const spoken = useSpokenReason();

  useLayoutEffect(() => {
    if (isClean(errors)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-form-error]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const wrong = validate(values);
    setErrors(wrong);
    if (!isClean(wrong)) return;
    busy.current = true;
    setSending(true);
    try {
      await send(values);
    } catch (reason) {
      setErrors({ form: isFormRejected(reason) ? reason.message : spoken(reason) } as FormErrors<F>);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    values,
    errors,
    sending,
    // `post`: sent before the scripts are there, the fields must not end up in the address
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    /** properties of the field of this name */
    field: (name: F) => ({
      name,
      value: values[name],
      error: errors[name],
      disabled: sending,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
