import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { BootRemote } from '../../../shell/src/boot';

/** Written by import-remotes-loader.cjs: one import for each remote. */
declare const LIFECYCLES: Readonly<Record<string, () => Promise<Lifecycles>>>;

/** For measuring only: the same shop as one bundle, remotes and screens split into chunks as webpack would without federation. */
export const loadContainer = ({ id }: BootRemote): Promise<Lifecycles> => LIFECYCLES[id]();
