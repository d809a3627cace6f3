/** Resolves when the root with this id has hydrated, see `remote/root-ready`. Call it before that. */
export function rootListens(id: string): Promise<void> {
  return new Promise((resolve) => {
    const loader = window.__loader;
    if (!loader) {
      resolve();
      return;
    }
    const { ready } = loader;
    loader.ready = (root) => {
      ready(root);
      if (root === id) resolve();
    };
  });
}
