import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { BootRemote } from '../boot';

/** A remote's container as built by @module-federation/enhanced. */
interface Container {
  get(module: string): Promise<() => Lifecycles>;
}

/** The remote's `./lifecycles`, from its container; the page's own scripts may already have loaded it. */
export async function loadContainer(remote: BootRemote): Promise<Lifecycles> {
  const container = () => (window as unknown as Record<string, Container | undefined>)[remote.container];
  if (!container()) await addScript(remote);
  const loaded = container();
  if (!loaded) throw new Error(`${remote.entry} defines no ${remote.container}`);
  const module = await loaded.get('./lifecycles');
  return module();
}

/** Runs the remote's entry, or waits for the one that the loader has requested; a failed one is requested again. */
async function addScript({ entry, integrity }: BootRemote): Promise<void> {
  const earlier = [...document.scripts].find((script) => script.getAttribute('src') === entry);
  if (earlier && (await runs(earlier))) return;
  // without a hash the code cannot be verified (S2)
  if (!integrity) throw new Error(`${entry} has no hash in the release`);
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = entry;
  document.head.append(script);
  const ran = await runs(script);
  script.remove();
  if (!ran) throw new Error(`${entry} cannot be loaded`);
}

const runs = (script: HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
  });
