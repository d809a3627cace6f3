import type { z } from 'zod';
import type { pageOf } from '../contract/envelope';

type WirePage<T> = z.infer<ReturnType<typeof pageOf<z.ZodType<T>>>>;

/** One page of a list, as in API responses (wire contract §1). By default the only one. */
export function aPage<T>(data: T[], over: Partial<WirePage<T>> = {}): WirePage<T> {
  return {
    current_page: 1,
    data,
    first_page_url: '?page=1',
    from: data.length ? 1 : null,
    last_page: 1,
    last_page_url: '?page=1',
    next_page_url: null,
    path: '',
    per_page: Math.max(30, data.length),
    prev_page_url: null,
    to: data.length || null,
    total: data.length,
    ...over,
  };
}
