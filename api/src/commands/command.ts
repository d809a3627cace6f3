import type { z } from 'zod';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { FileStore } from '../files/file-store';
import type { Progress } from './progress';
import type { Terminal } from './terminal';

/** What commands work with. */
export interface Desk {
  db: Database;
  /** of the same database, for who listens to it */
  databaseUrl: string;
  /** the moment of the command, for everything that it writes */
  now: Date;
  /** the shop's own pictures */
  media: FileStore;
  /** pictures that shoppers sent */
  uploads: FileStore;
  /** the environment, as the API reads it */
  config: Config;
  /** whom questions can be put to; null: nobody sits there */
  terminal: Terminal | null;
  progress: Progress;
}

export type Cell = string | number;
export type Row = Readonly<Record<string, Cell>>;

/** What a command has to say. */
export interface Report {
  /** sentences for the person at the keyboard */
  messages?: readonly string[];
  /** a table below them; its columns are the keys of the first row */
  rows?: readonly Row[];
  /** the same for scripts (`--json`) */
  data: unknown;
  /** what was found is not as it should be: ends as a refusal does */
  failed?: boolean;
}

/** Texts of arguments and options by how commander writes them: `<order>`, `--price <amount>`. */
type Texts = Readonly<Record<string, string>>;

interface Face {
  /** `move` of `order move` */
  verb: string;
  about: string;
  arguments?: Texts;
  options?: Texts;
  /** more of them, which the help leaves out: another option names them in its text */
  unlisted?: readonly string[];
  /** takes as long as it takes: no statement of it is given up */
  long?: boolean;
  /** shown below the help, without the program's name: `order move 7Q2KX-0M4TZ-9HVBC delivered` */
  examples: readonly string[];
}

/** A command: how it is called, and what it does with what was written. */
export interface Command extends Face {
  /**
   * Reads what was written, without asking the database.
   *
   * @throws Misuse with everything that is wrong
   */
  prepare(written: object): Prepared;
}

/** What is to be done, now that what was written is read. */
export type Prepared = { withShop(desk: Desk): Promise<Report> } | { withoutShop(): Promise<Report> };

interface Written<Input extends z.ZodType> extends Face {
  /** by the names that commander gives: `--min-spend` is `minSpend` */
  input: Input;
}
interface Definition<Input extends z.ZodType> extends Written<Input> {
  /** @throws Misuse, Refusal or Refused; nothing has changed then */
  run(input: z.output<Input>, desk: Desk): Promise<Report>;
}
interface ShoplessDefinition<Input extends z.ZodType> extends Written<Input> {
  run(input: z.output<Input>): Promise<Report>;
}

export function command<Input extends z.ZodType>({ input, run, ...face }: Definition<Input>): Command {
  return {
    ...face,
    prepare(written) {
      const data = read(face, input, written);
      return { withShop: (desk) => run(data, desk) };
    },
  };
}

/** A command that says what the program itself knows: there may be no shop yet. */
export function shoplessCommand<Input extends z.ZodType>({ input, run, ...face }: ShoplessDefinition<Input>): Command {
  return {
    ...face,
    prepare(written) {
      const data = read(face, input, written);
      return { withoutShop: () => run(data) };
    },
  };
}

/** @throws Misuse with everything that is wrong */
function read<Input extends z.ZodType>(face: Face, input: Input, written: object): z.output<Input> {
  const { success, data, error } = input.safeParse(written);
  if (!success) throw new Misuse(error.issues.map(({ path, message }) => `${asWritten(face, path[0])} ${message}`));
  return data;
}

/** `minSpend` as it is written: `--min-spend`, or `<order>` for an argument. */
function asWritten({ arguments: all = {} }: Face, name: PropertyKey | undefined): string {
  const text = String(name);
  const argument = Object.keys(all).find((known) => known.replace(/[<>[\].]/g, '') === text);
  return argument ?? `--${text.replace(/[A-Z]|\d+/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The command was written wrongly; nothing was done. */
export class Misuse extends Error {
  override name = 'Misuse' as const;
  /** @param faults everything that is wrong, one sentence each */
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The shop's rules do not allow it as things stand; nothing was done. */
export class Refusal extends Error {
  override name = 'Refusal' as const;
  /**
   * @param reasons everything that is in the way, one sentence each
   * @param data the same for scripts (`--json`), where there is more to it than sentences
   */
  constructor(
    readonly reasons: readonly string[],
    readonly data?: unknown,
  ) {
    super(reasons.join('\n'));
  }
}

/** There is no database to work with. */
export class Unreachable extends Error {
  override name = 'Unreachable' as const;
}
