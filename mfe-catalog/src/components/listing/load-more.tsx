import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';
import { isPlainClick } from './plain-click';

const place = lateCss`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-6')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
const container = lateCss`
  --share: 0;
  inline-size: min(240px, 100%);
  block-size: 4px;
  border-radius: ${token('radius-full')};
  overflow: hidden;
  background: ${token('colour-line')};
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: ${token('colour-primary')};
    /* not its size: the effect that sets the share runs in hydration, and a changing size costs layout and paint in every frame */
    transform: scaleX(var(--share));
    transform-origin: 0 50%;
    transition: transform ${token('motion-slow')} ${token('ease')};
    [dir='rtl'] & {
      transform-origin: 100% 50%;
    }
  }
`;
const more = lateCss`
  min-inline-size: 200px;
  color: ${token('colour-ink')};
`;

interface LoadMoreProps {
  /** share of the list that is shown, 0 to 1 */
  share: number;
  /** the same in numbers */
  text: string;
  /** URL of the next page; null at the end */
  nextHref: string | null;
  /** the next page is loading */
  busy: boolean;
  /** appends the next page; null where the next page opens a new screen */
  onMore: (() => void) | null;
}

/** How much of the list is shown, and a button for its next page; without JavaScript a link to that page. */
export function LoadMore({ share, text, nextHref, busy, onMore }: LoadMoreProps) {
  const { t } = useTranslation('catalog');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.style.setProperty('--share', String(share));
  }, [share]);
  const onClick = (event: MouseEvent) => {
    if (!onMore || !isPlainClick(event)) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <div css={place}>
      <p>{text}</p>
      <div css={container} ref={bar} />
      {nextHref && (
        <ButtonLink href={nextHref} rel="next" onClick={onClick} css={more} aria-busy={busy}>
          {busy && <Spinner radius={8} />}
          {t(busy ? 'listing.loading' : 'listing.loadMore')}
        </ButtonLink>
      )}
    </div>
  );
}
