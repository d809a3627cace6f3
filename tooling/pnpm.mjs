// `node tooling/pnpm.mjs <arguments>`: the pinned pnpm, for Dockerfiles and other places where nothing is installed yet.
import path from 'node:path';
import { runPinnedPnpm } from './shop/pinned-pnpm.mjs';

process.exitCode = runPinnedPnpm(path.resolve(import.meta.dirname, '..'), process.argv.slice(2)) ? 0 : 1;
