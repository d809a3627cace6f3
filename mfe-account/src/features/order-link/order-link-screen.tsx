import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useForm } from 'shared-kernel/forms/use-form';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { Button } from 'shared-kernel/ui/button';
import { Field } from 'shared-kernel/ui/field';
import { FormError } from 'shared-kernel/ui/form-error';
import { page } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';
import { sendOrderLink } from './send-order-link';

const narrow = css`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 560px;
  margin-inline: auto;
  h1 {
    margin: 0;
  }
`;
const form = css`
  display: grid;
  gap: ${token('space-4')};
`;

/**
 * `/order-link`: the target of an order mail's link that no longer works, and where guests request a new one (docs/decisions/0084).
 * An expired link identifies its order; otherwise the guest enters the order's code and e-mail address.
 */
export function OrderLinkScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const expired = search.get('expired');
  const problem = expired ? 'expired' : search.get('problem');
  const [sent, setSent] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  const key = problem === 'expired' || problem === 'unknown' || problem === 'later' ? problem : null;
  return (
    <div css={page}>
      <div css={narrow}>
        <h1 ref={title} tabIndex={-1}>
          {t(sent ? 'orderLink.sentTitle' : key ? `orderLink.${key}Title` : 'orderLink.title')}
        </h1>
        <p role="status">{sent || t(key ? `orderLink.${key}Text` : 'orderLink.text')}</p>
        {sent || key === 'later' ? null : expired ? (
          <SendNew expired={expired} onSent={setSent} />
        ) : (
          <NamedOrder onSent={setSent} />
        )}
      </div>
    </div>
  );
}

/** One button: the expired link identifies the order. */
function SendNew({ expired, onSent }: { expired: string; onSent: (text: string) => void }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const state = useForm({
    initial: {},
    send: async () => onSent(await sendOrderLink(api, { token: expired })),
  });
  return (
    <form {...state.form} css={form}>
      <FormError>{state.refused}</FormError>
      <Button type="submit" look="primary" wide busy={state.sending}>
        {t('orderLink.sendNew')}
      </Button>
    </form>
  );
}

function NamedOrder({ onSent }: { onSent: (text: string) => void }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const state = useForm({
    initial: { order: '', email: '' },
    validate: ({ order, email }) => ({
      ...(!order.trim() && { order: t('tracking.required') }),
      ...(!isEmail(readEmail(email)) && { email: t('orderLink.emailRequired') }),
    }),
    send: async (values) => onSent(await sendOrderLink(api, values)),
  });
  return (
    <form {...state.form} css={[paddedCard, form]}>
      <FormError>{state.refused}</FormError>
      <Field
        {...state.field('order')}
        label={t('tracking.code')}
        dir="ltr"
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Field
        {...state.field('email')}
        label={t('orderLink.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
      />
      <Button type="submit" look="primary" wide busy={state.sending}>
        {t('orderLink.send')}
      </Button>
    </form>
  );
}
