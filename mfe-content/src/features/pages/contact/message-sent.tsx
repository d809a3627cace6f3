import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';

const box = css`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-6')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-success-soft')};
  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0;
    font-size: ${token('text-xl')};
  }
  h2:focus-visible {
    outline-offset: ${token('space-1')};
  }
  svg {
    color: ${token('colour-success')};
  }
`;

/** Replaces the form to confirm that the message was sent. @param onAnother shows the form again without a navigation */
export function MessageSent({ onAnother }: { onAnother?: (() => void) | undefined }) {
  const { t } = useTranslation('content');
  const href = useHref();
  const title = useRef<HTMLHeadingElement>(null);
  const [isAnswer] = useState(useHydrated());
  useEffect(() => {
    // the button that had the focus is gone; a page that came with the confirmation starts at its top
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  const again = (event: MouseEvent) => {
    if (!onAnother) return;
    event.preventDefault();
    onAnother();
  };
  return (
    <section css={box} aria-labelledby="message-sent">
      <h2 id="message-sent" ref={title} tabIndex={-1}>
        <CheckIcon />
        {t('contact.sent')}
      </h2>
      <p>{t('contact.sentText')}</p>
      <ButtonLink href={href(link('contact'))} onClick={again}>
        {t('contact.another')}
      </ButtonLink>
    </section>
  );
}
