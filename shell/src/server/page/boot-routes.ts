import type { OwnedSpec } from 'shared-kernel/rules/routes';
import type { BootRoute } from '../../boot';
import { oncePer } from '../once-per';

/** The route table in a page: just what the browser needs to find a page's owner, guard and URL. */
export const bootRoutes = oncePer((table: readonly OwnedSpec[]): BootRoute[] =>
  table.map(({ id, owner, pattern, guard, openWith, layout, frame, personal }) => {
    const plain = !guard && !openWith && !layout && !frame && !personal;
    return plain ? [id, owner, pattern] : [id, owner, pattern, { guard, openWith, layout, frame, personal }];
  }),
);
