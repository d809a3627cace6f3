import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { BootRemote } from '../boot';

/** A remote's container as the build of @module-federation/enhanced writes it. */
interface Container {
  get(module: string): Promise<() => Lifecycles>;
}

/** The remote's `./lifecycles`, from its container; the page's own scripts may have brought it already. */
export async function loadContainer(remote: BootRemote): Promise<Lifecycles> {
  const container = () => (window as unknown as Record<string, Container | undefined>)[remote.container];
  if (!container()) await addScript(remote);
  const found = container();
  if (!found) throw new Error(`${remote.entry} defines no ${remote.container}`);
  const module = await found.get('./lifecycles');
  return module();
}

function addScript({ entry, integrity }: BootRemote): Promise<void> {
  return new Promise((resolve, reject) => {
    // without a hash nobody knows whose code it is (S2)
    if (!integrity) throw new Error(`${entry} has no hash in the release`);
    const script = document.createElement('script');
    script.integrity = integrity;
    script.src = entry;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${entry} cannot be loaded`));
    };
    document.head.append(script);
  });
}
