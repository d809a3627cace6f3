import { type MouseEvent, useEffect, useRef } from 'react';
import { useScrollLock } from 'shared-kernel/platform/scroll-lock';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { isSmallDevice } from 'shared-kernel/ui/dropdown/small-device';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { useOfCurrentPath } from '../use-current-path';
import { AboutText } from './about-text';
import { cellId } from './grid-cell';
import { PopupShimmer } from './popup-shimmer';
import { POPUP_ID, type PopupState } from './popup-state';
import { takePopupTexts } from './popup-texts';
import { useRestingSuggestions } from './resting-suggestions';
import * as styles from './search-popup.styles';
import { searchedIn } from './searched-in';
import { cellsByRow, SuggestionGrid } from './suggestion-grid';
import { useActiveCell } from './use-active-cell';
import { useField } from './use-field';
import { useRoomBelow } from './use-room-below';
import { type Suggested, useSuggestions } from './use-suggestions';

export interface SearchPopupProps {
  field: HTMLInputElement;
  /** receives the popup's state for the field */
  onState: (state: PopupState) => void;
}

/** The popup, loaded once its texts are available. */
export async function takeSearchPopup(page: Parameters<typeof takePopupTexts>[0]): Promise<typeof SearchPopup> {
  await takePopupTexts(page);
  return SearchPopup;
}

/**
 * Suggestions below the search field (S035 to S040); before anything is typed, recent searches and popular categories. Closed when
 * the field is cleared, blurred or the popup is dismissed, and, silently, when suggestions cannot be loaded: searching works
 * without them.
 */
export function SearchPopup({ field, onState }: SearchPopupProps) {
  const { t } = useTranslation('shell');
  const searched = useOfCurrentPath(searchedIn);
  const popup = useRef<HTMLDivElement>(null);
  const { text, wait, near, emptied, dismissed, ask, dismiss } = useField(field, popup);
  const used = near && !dismissed;
  const suggested = useSuggestions(text, used && text !== '', wait);
  const { resting, forget } = useRestingSuggestions(used && text === '' && !emptied, field);
  const { state, suggestions }: Suggested = text === '' ? { state: 'results', suggestions: resting } : suggested;
  const open = used && (text === '' ? !emptied && resting.count > 0 : state !== 'failed');
  const cells = open && suggestions ? cellsByRow(suggestions, text) : [];
  const { active, leave } = useActiveCell({ field, open, cells, ask, dismiss });
  const activeId = active ? cellId(active) : undefined;

  useEffect(() => onState({ open, active: activeId }), [onState, open, activeId]);
  // new suggestions: none of them is active
  useEffect(leave, [suggestions]);
  useScrollLock(open && isSmallDevice());
  useRoomBelow(popup, open);

  const chose = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // selecting the current search changes nothing (S040)
    if (link.dataset.keyword !== undefined && link.dataset.keyword === searched) event.preventDefault();
    dismiss();
    if (isSmallDevice()) field.blur();
  };

  return (
    <>
      <span role="status" css={visuallyHidden}>
        {open && state === 'results' && t('search.found', { count: suggestions?.count })}
        {open && state === 'nothing' && t('search.nothing', { text })}
      </span>
      {open && (
        // biome-ignore lint/a11y: handles clicks on the links below it, which also fire for the keyboard
        <div
          ref={popup}
          id={POPUP_ID}
          {...(suggestions?.count ? { role: 'grid', 'aria-label': t('search.suggestions') } : {})}
          aria-busy={state === 'loading'}
          css={styles.popup}
          onClick={chose}
          // the focus stays in the field, and with it a phone's keyboard
          onMouseDown={(event) => event.preventDefault()}
        >
          <Content state={state} suggestions={suggestions} text={text} active={active} forget={forget} />
        </div>
      )}
    </>
  );
}

function Content({
  state,
  suggestions,
  text,
  active,
  forget,
}: Suggested & Pick<Parameters<typeof SuggestionGrid>[0], 'text' | 'active' | 'forget'>) {
  if (state === 'nothing') return <NothingFound text={text} />;
  if (!suggestions) return <PopupShimmer />;
  return (
    <div css={state === 'loading' && styles.passing}>
      <SuggestionGrid suggestions={suggestions} text={text} active={active} forget={forget} />
    </div>
  );
}

/** 'Nothing found for "{text}"' (S039). */
const NothingFound = ({ text }: { text: string }) => (
  <p css={styles.nothing}>
    <AboutText name="search.nothing" text={text} />
  </p>
);
