/** A row of a file: its first line, and its cells by column name. */
export interface Cells {
  /** counted from 1, including the line of column names */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** in JSON: cells that are neither texts nor numbers */
  types?: Readonly<Record<string, 'array' | 'boolean'>>;
}

/** Called with a fault of a file and its line. */
export type ReportFault = (line: number, message: string) => void;

/** A file that can be read repeatedly without holding all of it in memory. */
export interface CellFile {
  columns: readonly string[];
  /** @param onBytes called with the number of bytes read so far */
  rows(fault: ReportFault, onBytes?: (bytes: number) => void): AsyncGenerator<Cells>;
}
