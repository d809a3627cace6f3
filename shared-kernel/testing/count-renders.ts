/** The part of React's fibers that counting needs. Internal, so it is read by tests only; the names have been stable since React 16. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Tags of function components, class components, `forwardRef` and `memo` around a plain function. */
const COMPONENTS = new Set([0, 1, 11, 15]);
/** Flag of a fiber whose component has run. */
const PERFORMED_WORK = 1;

let note: ((name: string) => void) | undefined;

/** Receives React's reports: the hook of its developer tools (`listen-to-commits`). */
export const COMMIT_LISTENER = {
  supportsFiber: true,
  inject: () => 1,
  checkDCE() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot(_: number, root: { current: Fiber }) {
    if (note) walk(root.current, note);
  },
};

/**
 * Names of the components that render while `act` runs, in all roots of the page, one entry per render.
 * @example expect(await rendersOf(() => user.click(box('Lumen')))).toHaveLength(12);
 */
export async function rendersOf(act: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  note = (name) => names.push(name);
  try {
    await act();
  } finally {
    note = undefined;
  }
  return names;
}

/** A subtree that React skipped is the same object as in the previous commit, with its old flags. */
function walk(fiber: Fiber, report: (name: string) => void): void {
  const { alternate, child, flags, tag, type } = fiber;
  if (COMPONENTS.has(tag) && flags & PERFORMED_WORK) report(nameOf(type) || 'no name');
  if (alternate && alternate.child === child) return;
  for (let next = child; next; next = next.sibling) walk(next, report);
}

function nameOf(type: unknown): string | undefined {
  const { displayName, name, render } = type as { displayName?: string; name?: string; render?: { name?: string } };
  return displayName || name || render?.name;
}
