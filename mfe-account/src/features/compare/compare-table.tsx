import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { DiffersIcon } from 'shared-kernel/ui/icons';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import {
  column,
  content,
  different,
  headings,
  nothing,
  oddOne,
  place,
  region,
  rest,
  sign,
  table,
} from './compare-table.styles';
import { differences, isEqual } from './differences';
import type { Compared } from './list-compared-products';
import { ProductHeading } from './product-heading';
import { type Cell, type CompareRow, useCompareRows } from './use-compare-rows';

interface CompareTableProps extends Compared {
  /** hides the rows in which all products are equal */
  onlyDifferences: boolean;
  /** absent: a list that somebody else shares */
  onRemove?: ((id: number) => void) | undefined;
  /** id of the product that was just restored */
  restored: number | null;
}

/** Products as columns, their facts as rows (S197); differing cells are marked. A table that is too wide scrolls in its own box. */
export function CompareTable({ products, serverTime, onlyDifferences, onRemove, restored }: CompareTableProps) {
  const { t } = useTranslation('account');
  // when the next flash price ends, the compared prices change
  const ends = products.flatMap(({ end_time }) => end_time ?? []).sort()[0] ?? null;
  const now = useServerNow(serverTime, ends);
  const all = useCompareRows(products, now);
  const rows = onlyDifferences ? all.filter(({ cells }) => !isEqual(cells.map(({ value }) => value))) : all;
  return (
    <div css={place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus (WCAG 2.1.1) */}
      <section aria-label={t('compare.table')} tabIndex={0} css={region(products.length)}>
        <table css={table}>
          <caption css={visuallyHidden}>{t('compare.table')}</caption>
          <thead>
            <tr>
              <th scope="col" css={headings}>
                <span css={visuallyHidden}>{t('compare.product')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" abbr={product.title} css={column}>
                  <ProductHeading
                    product={product}
                    now={now}
                    restored={restored === product.id}
                    onRemove={onRemove && (() => onRemove(product.id))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} ids={products.map(({ id }) => id)} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length < all.length && <p css={rest}>{t('compare.allEqual')}</p>}
    </div>
  );
}

function Row({ row: { title, cells }, ids }: { row: CompareRow; ids: readonly number[] }) {
  const { t } = useTranslation('account');
  const marks = differences(cells.map(({ value }) => value));
  const marked = cells.length > 1 && marks.includes(true);
  return (
    <tr>
      <th scope="row">
        {title}
        {marked && (
          <>
            <DiffersIcon css={sign} />
            <span css={visuallyHidden}>{` (${t('compare.differs')})`}</span>
          </>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={ids[index]} css={marked && marks[index] && [different, marks.includes(false) && oddOne]}>
          <CellContent cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function CellContent({ cell: { value, shown = value } }: { cell: Cell }) {
  const { t } = useTranslation('account');
  if (value !== '') return <div css={content}>{shown}</div>;
  return (
    <span css={nothing}>
      <span aria-hidden="true">—</span>
      <span css={visuallyHidden}>{t('compare.none')}</span>
    </span>
  );
}
