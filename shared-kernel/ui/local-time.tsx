import { css } from '@emotion/react';
import { formatMoment, type MomentForm } from '../i18n/format';
import { useTranslation } from '../platform/use-translation';
import { useHydrated } from './use-hydrated';

// so that the line below it does not move when the zone's name disappears
const oneLine = css`
  white-space: nowrap;
`;

interface LocalTimeProps {
  /** ISO 8601 */
  at: string;
  form?: MomentForm;
}

/**
 * A moment in the shopper's own time zone. The server does not know the zone and renders UTC with its name, which is also what
 * shoppers without scripts see; the browser replaces it after hydration.
 */
export function LocalTime({ at, form = 'full' }: LocalTimeProps) {
  const { language } = useTranslation('kernel');
  const hydrated = useHydrated();
  const text = formatMoment(language, at, form, hydrated ? undefined : 'UTC');
  return (
    // for one render, the browser may format the same moment slightly differently than the server
    <time dateTime={at} css={oneLine} suppressHydrationWarning>
      {text}
    </time>
  );
}
