import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { BootRemote } from '../../../shell/src/boot';

/** For `SOUK_RUNTIME=official`: containers through the runtime of Module Federation, integrity of entries not checked. */
export async function loadContainer({ container, entry }: BootRemote): Promise<Lifecycles> {
  registerRemotes([{ name: container, entry, type: 'var' }]);
  const lifecycles = await loadRemote<Lifecycles>(`${container}/lifecycles`);
  if (!lifecycles) throw new Error(`${entry} exposes no lifecycles`);
  return lifecycles;
}
