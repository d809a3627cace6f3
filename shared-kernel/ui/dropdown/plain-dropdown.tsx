import { useSelect } from 'downshift';
import { useId } from 'react';
import { useScrollLock } from '../../platform/scroll-lock';
import { useTranslation } from '../../platform/use-translation';
import { inputStyle } from '../field';
import { CheckIcon, ChevronDownIcon } from '../icons';
import * as styles from './dropdown.styles';
import type { DropdownOption, DropdownProps } from './dropdown-props';
import { isSmallDevice } from './small-device';

/** A select; letters typed on the closed or open list jump to the option that begins with them. */
export function PlainDropdown(props: DropdownProps) {
  const { options, value, onChange } = props;
  const { t } = useTranslation('kernel');
  const errorId = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  const select = useSelect<DropdownOption>({
    items: [...options],
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
  });
  useScrollLock(select.isOpen && isSmallDevice());
  return (
    <div css={styles.box}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the button */}
      <label {...select.getLabelProps()} css={styles.name}>
        {props.label}
      </label>
      <button
        type="button"
        {...select.getToggleButtonProps({ disabled: props.disabled })}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={errorId}
        css={[inputStyle, styles.trigger]}
      >
        <span css={!chosen && styles.placeholderText}>
          {chosen?.label ?? props.placeholder ?? t('dropdown.choose')}
        </span>
        <ChevronDownIcon />
      </button>
      {select.isOpen && <div css={styles.scrim} />}
      <div css={[styles.panel, !select.isOpen && styles.closed]}>
        <ul {...select.getMenuProps()} css={styles.list}>
          {select.isOpen &&
            options.map((option, index) => (
              <li
                key={option.value}
                {...select.getItemProps({ item: option, index })}
                css={[styles.option, index === select.highlightedIndex && styles.highlighted]}
              >
                {option.label}
                {option === chosen && <CheckIcon />}
              </li>
            ))}
        </ul>
      </div>
      <span id={errorId} aria-live="polite" css={styles.wrong}>
        {props.error}
      </span>
    </div>
  );
}
