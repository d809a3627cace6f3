import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_LIMIT } from 'shared-kernel/contract/contact-limit';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { Field, TextArea } from 'shared-kernel/ui/field';
import { FormError } from 'shared-kernel/ui/form-error';
import { token } from 'shared-kernel/ui/tokens';
import type { MessageField } from './message-fields';
import { REFUSED_MESSAGE, type RefusedMessage } from './refused-message';
import { sendMessage } from './send-message';
import { senderQuery } from './sender';

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
`;
const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  ${from(576)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const submit = css`
  ${from(576)} {
    justify-self: start;
  }
  display: grid;
`;

/**
 * The form to write to the shop (S203, S206, D44). Without scripts the browser posts it to the page's own URL, whose response shows what
 * was refused. @param order initial value of the order's code
 */
export function ContactForm({ order, onSent }: { order: string; onSent: () => void }) {
  const { api } = usePage();
  const { t } = useTranslation('content');
  const href = useHref();
  const queryClient = useQueryClient();
  // read once: what a later navigation puts into the cache must not change typed input
  const [start] = useState(() => ({
    refused: queryClient.getQueryData<RefusedMessage>(REFUSED_MESSAGE),
    sender: queryClient.getQueryData(senderQuery(api).queryKey),
  }));
  const { field, form, refused, sending } = useForm<MessageField>({
    initial: start.refused?.values ?? {
      name: start.sender?.name ?? '',
      email: start.sender?.email ?? '',
      order,
      subject: '',
      message: '',
    },
    earlier: start.refused?.earlier,
    send: async (message) => {
      const text = await sendMessage(api, message);
      emit('toast:requested', { text });
      onSent();
    },
    onRefused: (text) => emit('toast:requested', { text, error: true }),
  });
  return (
    <form {...form} action={href(link('contact'))} css={fields} aria-label={t('contact.form')}>
      <FormError>{refused}</FormError>
      <div css={pair}>
        <Field
          {...field('name')}
          label={t('contact.name')}
          autoComplete="name"
          dir="auto"
          maxLength={CONTACT_LIMIT.name}
          required
        />
        <Field
          {...field('email')}
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={CONTACT_LIMIT.email}
          required
        />
      </div>
      <Field
        {...field('order')}
        label={t('contact.order')}
        hint={t('contact.orderHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        maxLength={CONTACT_LIMIT.order}
      />
      <Field
        {...field('subject')}
        label={t('contact.subject')}
        autoComplete="off"
        dir="auto"
        maxLength={CONTACT_LIMIT.subject}
        required
      />
      <TextArea
        {...field('message')}
        label={t('contact.message')}
        dir="auto"
        rows={7}
        maxLength={CONTACT_LIMIT.message}
        required
      />
      <div css={submit}>
        <Button type="submit" look="primary" busy={sending}>
          {t('contact.submit')}
        </Button>
      </div>
    </form>
  );
}
