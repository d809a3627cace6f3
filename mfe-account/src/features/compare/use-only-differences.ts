import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter: only the rows that differ are shown. */
const DIFFERENCES = 'differences';

export interface OnlyDifferences {
  /** rows in which all products are the same are left out */
  only: boolean;
  choose(only: boolean): void;
}

/** Whether equal rows are hidden, kept in the address; the switch answers before the address has followed. */
export function useOnlyDifferences(): OnlyDifferences {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(DIFFERENCES) === '1';
  const [only, setOnly] = useState(kept);
  useEffect(() => setOnly(kept), [kept]);
  return {
    only,
    choose(wanted) {
      setOnly(wanted);
      const next = new URLSearchParams(search);
      if (wanted) next.set(DIFFERENCES, '1');
      else next.delete(DIFFERENCES);
      setSearch(next, { replace: true });
    },
  };
}
