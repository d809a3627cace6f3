import { css } from '@emotion/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { CONTACT_LIMIT } from 'shared-kernel/contract/contact-limit';
import { on } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { FieldError, inputStyle } from 'shared-kernel/ui/field';
import { token } from 'shared-kernel/ui/tokens';
import { askRestock } from './ask-restock';

const form = css`
  display: grid;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  label {
    font-weight: ${token('weight-strong')};
  }
`;
const quiet = css`
  color: ${token('colour-ink-muted')};
`;

interface RestockFormProps {
  /** id of the product */
  product: number;
  /** id of the chosen variant; null: whichever comes back first */
  variant: number | null;
  /** called before submitting; false: the form has pointed out what is missing */
  isReady?: () => boolean;
  /** what a browser without scripts submitted, and why it was refused */
  refused?: { email: string; text: string };
}

/**
 * 'Tell me when it's back' (issue 13): an e-mail address, prefilled for signed-in shoppers. Without scripts the browser posts it to
 * the page `restock`.
 */
export function RestockForm({ product, variant, isReady, refused }: RestockFormProps) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const href = useHref();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [error, setError] = useState(refused?.text);
  const [noted, setNoted] = useState<Awaited<ReturnType<typeof askRestock>> | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(
    () =>
      on('session:changed', ({ profile }) => {
        if (field.current && !field.current.value) field.current.value = profile?.email ?? '';
      }),
    [],
  );
  // the button that had the focus is gone
  useEffect(() => done.current?.focus(), [noted]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isReady?.() === false) return;
    setBusy(true);
    setError(undefined);
    try {
      const email = field.current?.value ?? '';
      setNoted(await askRestock(api, { product_id: product, inventory_id: variant, email }));
    } catch (reason) {
      setError(errorText(reason, t));
      field.current?.focus();
    }
    setBusy(false);
  };

  if (noted) {
    return (
      <div css={form}>
        <p ref={done} role="status" tabIndex={-1}>
          {noted.text}
        </p>
        {noted.token && <a href={href(link('restock', { token: noted.token }))}>{t('restock.leave')}</a>}
      </div>
    );
  }
  return (
    <form css={form} method="post" action={href(link('restock'))} noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('restock.title')}</label>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="variant" value={variant ?? ''} />
      <input
        id={id}
        ref={field}
        css={inputStyle}
        type="email"
        name="email"
        placeholder={t('restock.email')}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={CONTACT_LIMIT.email}
        defaultValue={refused?.email}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-note`}
      />
      <FieldError of={id}>{error}</FieldError>
      <Button type="submit" look="primary" busy={busy}>
        {t('restock.submit')}
      </Button>
      <p id={`${id}-note`} css={quiet}>
        {t('restock.note')}
      </p>
    </form>
  );
}
