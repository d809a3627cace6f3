import { memo, type ReactNode, useId, useState } from 'react';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { LongChoices } from './long-choices';

/** Entries of a group shown before 'show all'. */
const HEAD = 8;

const row = lateCss`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 36px;
  cursor: pointer;
  font-size: ${token('text-sm')};
  > svg {
    margin-inline: 0;
  }
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-primary-ink')};
    }
  }
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
`;
/** a separate style: styles that one css prop joins stay in the document (`lateCss`) */
const dimmed = lateCss`
  ${row};
  color: ${token('colour-ink-muted')};
`;
const box = lateCss`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
`;
const number = lateCss`
  margin-inline-start: auto;
  padding-inline-end: ${token('space-1')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;
`;

export interface Choice {
  value: string;
  /** its visible text */
  label: ReactNode;
  /** shown before its text */
  mark?: ReactNode;
  /** its name for the search within a long list */
  name: string;
  checked: boolean;
  /** products left if it is chosen; an entry with 0 is dimmed, but can still be ticked and unticked */
  count?: number | undefined;
}

interface ChoiceListProps {
  type: 'checkbox' | 'radio';
  name: string;
  /** what the entries are, for the search within a long list */
  title: string;
  choices: readonly Choice[];
}

/**
 * Check boxes or radio buttons of one filter; the form applies what is ticked. A long list shows the entries with the most
 * products and the ticked ones before 'show all'; which entries these are stays fixed while the shopper filters.
 */
export function ChoiceList({ type, name, title, choices }: ChoiceListProps) {
  const [head] = useState(() => frontOf(choices));
  const id = useId();
  const entry = ({ value, label, mark, checked, count }: Choice, hidden = false) => (
    <ChoiceRow key={value} id={`${id}-${value}`} {...{ type, name, value, label, mark, checked, count, hidden }} />
  );
  if (choices.length <= HEAD + 1) return choices.map((choice) => entry(choice));
  const rest = choices.filter(({ value }) => !head.has(value));
  return (
    <>
      {choices.filter(({ value }) => head.has(value)).map((choice) => entry(choice))}
      <LongChoices title={title} choices={rest} entry={entry} />
    </>
  );
}

type ChoiceRowProps = Pick<ChoiceListProps, 'type' | 'name'> & Omit<Choice, 'name'> & { id: string; hidden: boolean };

const ChoiceRow = memo(function ChoiceRow({
  id,
  type,
  name,
  value,
  label,
  mark,
  checked,
  count,
  hidden,
}: ChoiceRowProps) {
  const { language } = usePage();
  return (
    <label css={count === 0 && !checked ? dimmed : row} hidden={hidden}>
      <input
        css={box}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={handledByForm}
        aria-describedby={count === undefined ? undefined : id}
      />
      {mark}
      <span>{label}</span>
      {count !== undefined && (
        <span css={number} id={id} aria-hidden="true">
          {formatNumber(language, count)}
        </span>
      )}
    </label>
  );
});

/** The form's own handler takes the change. `readOnly` is no alternative: it does not exist for check boxes and radio buttons. */
const handledByForm = () => {};

/** Values of the ticked entries and of those with the most products. */
function frontOf(choices: readonly Choice[]): ReadonlySet<string> {
  const byCount = [...choices].sort((a, b) => Number(b.checked) - Number(a.checked) || (b.count ?? 0) - (a.count ?? 0));
  return new Set(byCount.filter(({ checked }, index) => checked || index < HEAD).map(({ value }) => value));
}
