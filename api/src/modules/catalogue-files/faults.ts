/** What is wrong with a catalogue, and where. */
export interface CatalogueFault {
  file: string;
  line: number;
  message: string;
}

/** Of each file, so that one that is wholly wrong does not hide what is wrong with others. */
const KEPT = 100;

/** Everything that is wrong with a catalogue: all of it counted, the first of each file kept. */
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
    // rows are gone over more than once, so what comes later may belong further up
    if (kept.length >= KEPT * 2) this.#kept.set(file, inOrder(kept).slice(0, KEPT));
  }

  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The first of each file, by file and line. */
  list(): readonly CatalogueFault[] {
    return [...this.#kept.values()].sort(byFile).flatMap((kept) => inOrder(kept).slice(0, KEPT));
  }

  /** How many of each file are not in the list; files without such are not named. */
  more(): { file: string; count: number }[] {
    return [...this.#counts].flatMap(([file, count]) => (count > KEPT ? { file, count: count - KEPT } : []));
  }
}

const inOrder = (faults: readonly CatalogueFault[]) => [...faults].sort((one, other) => one.line - other.line);
const byFile = ([one]: readonly CatalogueFault[], [other]: readonly CatalogueFault[]) =>
  (one?.file ?? '').localeCompare(other?.file ?? '', 'en');
