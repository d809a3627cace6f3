import { css } from '@emotion/react';
import type { OrderMessage } from 'shared-kernel/contract/messages';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
  h4 {
    margin: 0;
    font-size: ${token('text-md')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    margin-block-start: ${token('space-3')};
  }
`;
const words = css`
  white-space: pre-line;
`;

interface SentMessagesProps {
  messages: readonly OrderMessage[];
  /** unique in the page */
  id: string;
}

/** The messages to a store about the order, as they were sent. */
export function SentMessages({ messages, id }: SentMessagesProps) {
  const { t } = useTranslation('account');
  if (messages.length === 0) return null;
  return (
    <section css={box} aria-labelledby={id}>
      <h4 id={id}>{t('message.sent')}</h4>
      <ul>
        {messages.map(({ id: message, message: text, at }) => (
          <li key={message}>
            <p css={muted}>
              <LocalTime at={at} />
            </p>
            <p css={words} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
