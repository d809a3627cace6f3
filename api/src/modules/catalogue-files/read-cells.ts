/** A row of a file: where it begins, and its cells by the names of their columns. */
export interface Cells {
  /** counted from 1, the names of the columns included */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** Is told what is wrong with a file, and in which line. */
export type TellFault = (line: number, message: string) => void;

/** A file that can be read, as often as needed, without holding all of it. */
export interface CellFile {
  columns: readonly string[];
  /** @param told bytes read so far */
  rows(fault: TellFault, told?: (bytes: number) => void): AsyncGenerator<Cells>;
}
