import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import type { ListIntent } from 'shared-kernel/contract/compare';
import type { ListName } from 'shared-kernel/contract/list-names';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { onListChange } from 'shared-kernel/session/on-list-change';
import { openLogin } from 'shared-kernel/session/open-login';

interface RemovalsOf {
  /** first part of the list's query keys */
  queryKey: string;
  list: ListName;
  toggle: (api: ApiClient, id: number, action: ListIntent) => Promise<unknown>;
  /** ids of the entries as the list was loaded */
  ids: readonly number[] | undefined;
}

export interface Removals {
  /** removed in this tab while the list is open: its place offers to undo */
  undoable(id: number): boolean;
  /** removed, here or elsewhere */
  isRemoved(id: number): boolean;
  /** restored last, by undo or by a refusal: takes the focus of its 'undo' */
  restored: number | null;
  remove(id: number): void;
  undo(id: number): void;
}

/**
 * Removes entries from a shopper's list: optimistically, with undo while the list is open, and reverted when the server refuses.
 * Follows changes by other parts of the page and other tabs (S121).
 */
export function useRemovals({ queryKey, list, toggle, ids }: RemovalsOf): Removals {
  const { api, language } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlyMap<number, 'here' | 'elsewhere'>>(new Map());
  const [restored, setRestored] = useState<number | null>(null);
  const now = useRef({ removed, ids });
  now.current = { removed, ids };
  // sequential: an 'add' must not overtake the 'remove' that it undoes
  const calls = useRef(Promise.resolve());
  /** number of running calls per entry: until the last response, the shopper's latest press counts, not list events */
  const pending = useRef(new Map<number, number>());

  const mark = (id: number, how: 'here' | 'elsewhere' | null) =>
    setRemoved((old) => {
      const next = new Map(old);
      if (how) next.set(id, next.get(id) ?? how);
      else next.delete(id);
      return next;
    });

  useEffect(
    () =>
      onListChange(list, ({ id, listed }) => {
        if (pending.current.get(id)) return;
        mark(id, listed ? null : 'elsewhere');
        if (listed && !now.current.ids?.includes(id)) void queries.invalidateQueries({ queryKey: [queryKey] });
      }),
    [list, queryKey, queries],
  );
  // refetch the list next time: its cached pages still contain the removed entries
  useEffect(
    () => () => {
      if (now.current.removed.size) queries.removeQueries({ queryKey: [queryKey] });
    },
    [queryKey, queries],
  );

  const count = (id: number, by: 1 | -1) => pending.current.set(id, (pending.current.get(id) ?? 0) + by);
  const send = (id: number, action: 'add' | 'remove') => {
    count(id, 1);
    calls.current = calls.current.then(async () => {
      try {
        await toggle(api, id, action);
      } catch (error) {
        mark(id, action === 'add' ? 'here' : null);
        if (action === 'remove') setRestored(id);
        if (isNotSignedIn(error)) return openLogin(language, 'ended');
        showFailure(error, t);
      } finally {
        count(id, -1);
      }
    });
  };
  return {
    undoable: (id) => removed.get(id) === 'here',
    isRemoved: (id) => removed.has(id),
    restored,
    remove(id) {
      setRestored(null);
      mark(id, 'here');
      send(id, 'remove');
    },
    undo(id) {
      setRestored(id);
      mark(id, null);
      send(id, 'add');
    },
  };
}
