import { css } from '@emotion/react';
import { type FormEvent, useRef, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const form = lateCss`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  inline-size: min(100%, 440px);
  /* without scripts nothing would handle the form */
  @media (scripting: none) {
    display: none;
  }
  h2 {
    font-size: ${token('text-md')};
  }
`;
const line = lateCss`
  display: flex;
  gap: ${token('space-2')};
`;
const input = lateCss`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-raised')};
  /* below 16 px, phones zoom into the field */
  font-size: max(16px, 1rem);
  &[aria-invalid] {
    border-color: ${token('colour-danger')};
  }
  &::placeholder {
    color: ${token('colour-ink-muted')};
    opacity: 1;
  }
`;
/** space for the message, so that it moves nothing below */
const answer = css`
  min-block-size: 1lh;
`;
const answers = {
  success: css`
    color: ${token('colour-success')};
  `,
  error: css`
    color: ${token('colour-danger')};
  `,
};

type State = { step: 'idle' | 'submitting' } | { step: keyof typeof answers; text: string };

/** Newsletter subscription (S042 to S044). The code that validates and sends the address is loaded on the first submit. */
export function Newsletter() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ step: 'idle' });
  const result = 'text' in state ? state : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { current } = field;
    if (!current || state.step === 'submitting') return;
    setState({ step: 'submitting' });
    const { subscribe } = await import(/* webpackChunkName: "newsletter" */ './subscribe');
    const problem = await subscribe(api, current.value, t);
    if (problem) current.focus();
    else current.value = '';
    setState(problem ? { step: 'error', text: problem } : { step: 'success', text: t('footer.subscribed') });
  };
  return (
    // `post`: when submitted before the scripts have loaded, the e-mail address must not end up in the URL
    <form css={form} method="post" noValidate onSubmit={submit} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('footer.newsletter')}</h2>
      <div css={line}>
        <input
          ref={field}
          css={input}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={200}
          placeholder={t('auth.email')}
          aria-label={t('auth.email')}
          aria-invalid={state.step === 'error' || undefined}
          aria-describedby="newsletter-answer"
          onInput={() => result && setState({ step: 'idle' })}
        />
        <Button type="submit" look="primary" busy={state.step === 'submitting'}>
          {t('footer.subscribe')}
        </Button>
      </div>
      <p id="newsletter-answer" role="status" css={[answer, result && answers[result.step]]}>
        {result?.text}
      </p>
    </form>
  );
}
