/** An error in a catalogue, and where it is. */
export interface CatalogueFault {
  file: string;
  line: number;
  message: string;
}

/** Per file, so that one completely wrong file does not hide the faults of others. */
const KEPT = 100;

/** All faults of a catalogue: every one is counted, the first ones of each file are kept. */
export class Faults {
  readonly #kept = new Map<string, CatalogueFault[]>();
  readonly #counts = new Map<string, number>();

  add(fault: CatalogueFault): void {
    const { file } = fault;
    const count = (this.#counts.get(file) ?? 0) + 1;
    this.#counts.set(file, count);
    const kept = this.#kept.get(file) ?? [];
    this.#kept.set(file, kept);
    kept.push(fault);
    // rows are processed more than once, so later faults may belong further up
    if (kept.length >= KEPT * 2) this.#kept.set(file, inOrder(kept).slice(0, KEPT));
  }

  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The first faults of each file, by file and line. */
  list(): readonly CatalogueFault[] {
    return [...this.#kept.values()].sort(byFile).flatMap((kept) => inOrder(kept).slice(0, KEPT));
  }

  /** Number of faults per file that are not in the list; files without any are left out. */
  more(): { file: string; count: number }[] {
    return [...this.#counts].flatMap(([file, count]) => (count > KEPT ? { file, count: count - KEPT } : []));
  }
}

const inOrder = (faults: readonly CatalogueFault[]) => [...faults].sort((one, other) => one.line - other.line);
const byFile = ([one]: readonly CatalogueFault[], [other]: readonly CatalogueFault[]) =>
  (one?.file ?? '').localeCompare(other?.file ?? '', 'en');
