import { css } from '@emotion/react';
import { formatMoment, type MomentForm } from '../i18n/format';
import { useTranslation } from '../platform/use-translation';
import { useHydrated } from './use-hydrated';

// so that the line below it stays where it is when the zone's name goes
const oneLine = css`
  white-space: nowrap;
`;

interface LocalTimeProps {
  /** ISO 8601 */
  at: string;
  form?: MomentForm;
}

/**
 * A moment in the shopper's own time zone. The server does not know it and writes UTC with its name, which also stands for shoppers
 * without script; the browser writes its own in place of it once it has taken the page over.
 */
export function LocalTime({ at, form = 'full' }: LocalTimeProps) {
  const { language } = useTranslation('kernel');
  const hydrated = useHydrated();
  const text = formatMoment(language, at, form, hydrated ? undefined : 'UTC');
  return (
    // the browser may write the same moment a little differently than the server, for one render
    <time dateTime={at} css={oneLine} suppressHydrationWarning>
      {text}
    </time>
  );
}
