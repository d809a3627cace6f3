import { css } from '@emotion/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Field } from 'shared-kernel/ui/field';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';
import type { Tracked } from './track-order';

/** An example code, with hyphens that do not break; no order has it, as no code contains a U. */
const EXAMPLE = '7Q2KX\u20110M4TZ\u20119HVBU';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  h2 {
    font-size: ${token('text-lg')};
  }
  input {
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
`;

interface TrackFormProps {
  title?: string;
  /** the field's initial value: the requested code */
  code: string;
  /** the result for it */
  tracked: Tracked | undefined;
  /** ms, time of the result: a second refusal moves the focus again */
  answeredAt: number;
  busy: boolean;
  onTrack: (code: string) => void;
}

/** The form for a tracking code. An error shows at the field, which keeps the code and takes the focus. */
export function TrackForm({ title, code, tracked, answeredAt, busy, onTrack }: TrackFormProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const error = isEmpty ? t('tracking.required') : code ? refusalOf(tracked, t) : undefined;

  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error, answeredAt]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('tracking_id')).trim();
    setEmpty(!typed);
    if (typed) onTrack(typed);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form ref={form} action={href(link('track-order'))} onSubmit={submit} css={[paddedCard, box]} noValidate>
      {title && <h2>{title}</h2>}
      <Field
        label={t('tracking.code')}
        hint={t('tracking.hint', { example: isolate(EXAMPLE) })}
        error={error}
        name="tracking_id"
        defaultValue={code}
        dir="ltr"
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button look="primary" type="submit" busy={busy}>
        {t('tracking.submit')}
      </Button>
    </form>
  );
}

function refusalOf(tracked: Tracked | undefined, t: (key: string, values: { count: number }) => string) {
  if (!tracked || 'order' in tracked) return undefined;
  return 'refused' in tracked ? tracked.refused : t('tracking.wait', { count: tracked.wait });
}
