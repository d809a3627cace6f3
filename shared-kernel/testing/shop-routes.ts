import fs from 'node:fs';
import path from 'node:path';
import type { Routes } from '../rules/define-routes';
import { PROMISED_ROUTES } from '../rules/promised-routes';
import { type OwnedSpec, type Owner, rowsOf } from '../rules/routes';

const BESIDE = path.resolve(__dirname, '../..');
const FILES = ['src/routes.ts', 'src/pages/routes.ts'];

let read: Record<Owner, Routes> | undefined;

/**
 * Routes of every part of the shop, by owner: all folders beside the kernel with a `routes.ts`. A remote in a repository of its own
 * has only its own routes and the promised ones.
 */
export function partRoutes(): Record<Owner, Routes> {
  read ??= Object.fromEntries([
    ...fs.readdirSync(BESIDE).flatMap((owner) => routesIn(owner, path.join(BESIDE, owner))),
    ...routesIn(path.basename(process.cwd()), process.cwd()),
  ]);
  return read;
}

function routesIn(owner: Owner, folder: string): [Owner, Routes][] {
  const file = FILES.map((name) => path.join(folder, name)).find((name) => fs.existsSync(name));
  return file ? [[owner, (require(file) as { routes: Routes }).routes]] : [];
}

/** The route table of the whole shop, as the shell builds it from a release set with every part. */
export function shopRoutes(): OwnedSpec[] {
  const own = Object.entries(partRoutes()).flatMap(([owner, routes]) => rowsOf(owner, routes));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...rowsOf('of another remote', PROMISED_ROUTES).filter(({ id }) => !ids.has(id))];
}
