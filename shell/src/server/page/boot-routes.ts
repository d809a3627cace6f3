import type { OwnedSpec } from 'shared-kernel/rules/routes';
import type { BootRoute } from '../../boot';
import { oncePer } from '../once-per';

/** The table as the page carries it: what the browser needs to find owner, guard and address of a page, and nothing else. */
export const bootRoutes = oncePer((table: readonly OwnedSpec[]): BootRoute[] =>
  table.map(({ id, owner, pattern, guard, openWith, layout, frame, personal }) => {
    const plain = !guard && !openWith && !layout && !frame && !personal;
    return plain ? [id, owner, pattern] : [id, owner, pattern, { guard, openWith, layout, frame, personal }];
  }),
);
