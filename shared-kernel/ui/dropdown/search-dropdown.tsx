import { useCombobox } from 'downshift';
import { useId, useRef, useState } from 'react';
import { useScrollLock } from '../../platform/scroll-lock';
import { useTranslation } from '../../platform/use-translation';
import { inputStyle } from '../field';
import { CheckIcon, ChevronDownIcon } from '../icons';
import * as styles from './dropdown.styles';
import type { DropdownOption, DropdownProps } from './dropdown-props';
import { matchingOptions } from './matching';
import { isSmallDevice } from './small-device';

/** A select with a search box. */
export function SearchDropdown(props: DropdownProps) {
  const { options, value, onChange } = props;
  const { t } = useTranslation('kernel');
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  const matches = matchingOptions(options, typed);
  const combobox = useCombobox<DropdownOption>({
    items: matches,
    inputValue: typed,
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      // leaving the list selects nothing: only Enter and a click do
      return type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem }
        : changes;
    },
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onIsOpenChange: ({ isOpen, type }) => {
      setTyped('');
      // the focus was in the search box, which is gone now
      if (!isOpen && type !== useCombobox.stateChangeTypes.InputBlur) button.current?.focus();
    },
  });
  useScrollLock(combobox.isOpen && isSmallDevice());
  return (
    <div css={styles.box}>
      {/* names list and box; not a label element, as clicking it would focus the box while it is hidden */}
      <span id={combobox.getLabelProps().id} css={styles.name}>
        {props.label}
      </span>
      <button
        type="button"
        {...combobox.getToggleButtonProps({ ref: button, disabled: props.disabled, tabIndex: 0 })}
        aria-label={`${props.label}: ${chosen?.label ?? props.placeholder ?? t('dropdown.choose')}`}
        aria-haspopup="listbox"
        aria-describedby={errorId}
        aria-invalid={props.error ? true : undefined}
        css={[inputStyle, styles.trigger]}
      >
        <span css={!chosen && styles.placeholderText}>
          {chosen?.label ?? props.placeholder ?? t('dropdown.choose')}
        </span>
        <ChevronDownIcon />
      </button>
      {combobox.isOpen && <div css={styles.scrim} />}
      <div css={[styles.panel, !combobox.isOpen && styles.closed]}>
        <div css={styles.search}>
          <input
            {...combobox.getInputProps({ placeholder: t('dropdown.search'), 'aria-label': t('dropdown.search') })}
            css={inputStyle}
          />
        </div>
        <ul {...combobox.getMenuProps()} css={styles.list}>
          {combobox.isOpen &&
            matches.map((option, index) => (
              <li
                key={option.value}
                {...combobox.getItemProps({ item: option, index })}
                css={[styles.option, index === combobox.highlightedIndex && styles.highlighted]}
              >
                {option.label}
                {option === chosen && <CheckIcon />}
              </li>
            ))}
        </ul>
        {combobox.isOpen && !matches.length && (
          <p role="status" css={styles.nothing}>
            {t('dropdown.nothing')}
          </p>
        )}
      </div>
      <span id={errorId} aria-live="polite" css={styles.wrong}>
        {props.error}
      </span>
    </div>
  );
}
