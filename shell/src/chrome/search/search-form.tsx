import { css } from '@emotion/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FILTER } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above } from 'shared-kernel/ui/breakpoints';
import { CloseIcon, SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { OptionalBoundary } from '../optional-boundary';
import { useOfCurrentPath } from '../use-current-path';
import { clearField } from './clear-field';
import { POPUP_ID, type PopupState } from './popup-state';
import type { SearchPopupProps } from './search-popup';
import { searchedIn } from './searched-in';

const form = css`
  inline-size: 100%;
  max-inline-size: 720px;
  /* containing block of the popup: the form, on phones the header's bar */
  ${above(768)} {
    position: relative;
  }
`;
const box = css`
  position: relative;
  display: flex;
`;
const input = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${token('touch')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-5')} 96px;
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-sunken')};
  /* below 16 px, phones zoom into the field */
  font-size: max(16px, 1rem);
  text-overflow: ellipsis;
  &::placeholder {
    color: ${token('colour-ink-muted')};
    opacity: 1;
  }
  &:placeholder-shown {
    padding-inline-end: 56px;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus {
    background: ${token('colour-raised')};
  }
`;
const button = css`
  position: absolute;
  inset-block: 4px;
  display: grid;
  place-items: center;
  inline-size: 44px;
  border-radius: ${token('radius-full')};
  /* touch target as high as the field */
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
`;
const submit = css`
  inset-inline-end: 4px;
  background: ${token('colour-primary')};
  color: ${token('colour-primary-contrast')};
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-primary-hover')};
    }
  }
`;
const clear = css`
  inset-inline-end: 50px;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-ink')};
    }
  }
  input:placeholder-shown ~ & {
    display: none;
  }
`;

/**
 * Header search: a plain form to `/search?q=text` that works without scripts (S034). With scripts its field is a combobox, whose
 * popup of suggestions is loaded when the field is first used (S035 to S040).
 */
export function SearchForm() {
  const { t } = useTranslation('shell');
  const href = useHref();
  const page = usePage();
  const searched = useOfCurrentPath(searchedIn);
  const field = useRef<HTMLInputElement>(null);
  const alive = useHydrated();
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null);
  const [popup, setState] = useState<PopupState>({ open: false });

  const load = () =>
    import(/* webpackChunkName: "search-popup" */ './search-popup')
      .then(({ takeSearchPopup }) => takeSearchPopup(page))
      .then(
        (SearchPopup) => setPopup(() => SearchPopup),
        // without it the form still leads to the results, and the next focus retries
        () => {},
      );
  useEffect(() => {
    // it may have been in use since before hydration
    if (document.activeElement === field.current) void load();
  }, []);
  useEffect(() => {
    // the text of a search opened by a link; empty on other pages, so that what is being typed stays
    if (field.current && searched) field.current.value = searched;
  }, [searched]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the shell follows GET forms that say role=search (client/follow-links)
    <form role="search" aria-label={t('header.search')} action={href(link('search'))} method="get" css={form}>
      <div css={box}>
        <input
          ref={field}
          type="search"
          name={FILTER.query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('header.searchPlaceholder')}
          aria-label={t('header.search')}
          onFocus={Popup ? undefined : () => void load()}
          css={input}
          {...(alive && comboboxOf(popup))}
        />
        {alive && (
          <button
            type="button"
            css={[button, clear]}
            aria-label={t('search.clear')}
            onClick={() => field.current && clearField(field.current)}
          >
            <CloseIcon />
          </button>
        )}
        <button type="submit" css={[button, submit]} aria-label={t('header.search')}>
          <SearchIcon />
        </button>
      </div>
      {Popup && field.current && (
        <OptionalBoundary>
          <Popup field={field.current} onState={setState} />
        </OptionalBoundary>
      )}
    </form>
  );
}

/** ARIA's combobox with a grid as popup; only with scripts, otherwise it is a plain search field. */
function comboboxOf({ open, active }: PopupState) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': open,
    'aria-controls': open ? POPUP_ID : undefined,
    'aria-activedescendant': active,
  } as const;
}
