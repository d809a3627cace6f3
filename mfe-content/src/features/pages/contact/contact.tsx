import { css } from '@emotion/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { SENT } from 'shared-kernel/rules/links';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { ContactForm } from './contact-form';
import { orderInLink } from './message-fields';
import { MessageSent } from './message-sent';
import { ShopAddress } from './shop-address';

const intro = css`
  max-inline-size: ${token('measure')};
  margin-block: 0 ${token('space-6')};
  color: ${token('colour-ink-muted')};
`;
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-items: start;
  ${from(992)} {
    grid-template-columns: minmax(0, 720px) 340px;
  }
`;

/** The built-in contact screen (S203): the form, or its confirmation, beside the shop's address. */
export function Contact() {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const [isSent, setSent] = useState(false);
  const order = orderInLink(search);
  return (
    <>
      <p css={intro}>{t('contact.intro')}</p>
      <div css={columns}>
        {isSent || search.has(SENT) ? (
          <MessageSent onAnother={isSent ? () => setSent(false) : undefined} />
        ) : (
          <ContactForm key={order} order={order} onSent={() => setSent(true)} />
        )}
        <ShopAddress />
      </div>
    </>
  );
}
