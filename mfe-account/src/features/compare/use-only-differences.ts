import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter: show only the rows that differ. */
const DIFFERENCES = 'differences';

export interface OnlyDifferences {
  /** hides rows in which all products are equal */
  only: boolean;
  choose(only: boolean): void;
}

/** Whether equal rows are hidden, kept in the URL; the switch changes before the URL does. */
export function useOnlyDifferences(): OnlyDifferences {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(DIFFERENCES) === '1';
  const [only, setOnly] = useState(kept);
  useEffect(() => setOnly(kept), [kept]);
  return {
    only,
    choose(checked) {
      setOnly(checked);
      const next = new URLSearchParams(search);
      if (checked) next.set(DIFFERENCES, '1');
      else next.delete(DIFFERENCES);
      setSearch(next, { replace: true });
    },
  };
}
