import type { z } from 'zod';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { FileStore } from '../files/file-store';
import type { Progress } from './progress';
import type { Terminal } from './terminal';

/** Dependencies of commands. */
export interface Desk {
  db: Database;
  /** URL of the same database, for listening to it */
  databaseUrl: string;
  /** time of the command, used for everything it writes */
  now: Date;
  /** the shop's own pictures */
  media: FileStore;
  /** pictures uploaded by shoppers */
  uploads: FileStore;
  /** the environment, as the API reads it */
  config: Config;
  /** for asking questions; null: not interactive */
  terminal: Terminal | null;
  progress: Progress;
}

export type Cell = string | number;
export type Row = Readonly<Record<string, Cell>>;

/** Result of a command. */
export interface Report {
  /** sentences for the operator */
  messages?: readonly string[];
  /** a table below them; its columns are the keys of the first row */
  rows?: readonly Row[];
  /** the same for scripts (`--json`) */
  data: unknown;
  /** a check found problems: exits like a refusal */
  failed?: boolean;
}

/** Texts of arguments and options by commander's syntax: `<order>`, `--price <amount>`. */
type Texts = Readonly<Record<string, string>>;

interface Face {
  /** `move` of `order move` */
  verb: string;
  about: string;
  arguments?: Texts;
  options?: Texts;
  /** further options that the help omits: another option's text describes them */
  unlisted?: readonly string[];
  /** its statements have no time limit */
  long?: boolean;
  /** shown below the help, without the program's name: `order move 7Q2KX-0M4TZ-9HVBC delivered` */
  examples: readonly string[];
}

/** A command: its syntax, and how it runs. */
export interface Command extends Face {
  /**
   * Validates the arguments and options, without the database.
   *
   * @throws Misuse with all faults
   */
  prepare(written: object): Prepared;
}

/** A command with validated input, ready to run. */
export type Prepared = { withShop(desk: Desk): Promise<Report> } | { withoutShop(): Promise<Report> };

interface Written<Input extends z.ZodType> extends Face {
  /** by commander's names: `--min-spend` is `minSpend` */
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

/** A command that needs no shop or database. */
export function shoplessCommand<Input extends z.ZodType>({ input, run, ...face }: ShoplessDefinition<Input>): Command {
  return {
    ...face,
    prepare(written) {
      const data = read(face, input, written);
      return { withoutShop: () => run(data) };
    },
  };
}

/** @throws Misuse with all faults */
function read<Input extends z.ZodType>(face: Face, input: Input, written: object): z.output<Input> {
  const { success, data, error } = input.safeParse(written);
  if (!success) throw new Misuse(error.issues.map(({ path, message }) => `${writtenName(face, path[0])} ${message}`));
  return data;
}

/** `minSpend` as typed: `--min-spend`, or `<order>` for an argument. */
function writtenName({ arguments: all = {} }: Face, name: PropertyKey | undefined): string {
  const text = String(name);
  const argument = Object.keys(all).find((known) => known.replace(/[<>[\].]/g, '') === text);
  return argument ?? `--${text.replace(/[A-Z]|\d+/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The command is misspelt or incomplete; nothing was done. */
export class Misuse extends Error {
  override name = 'Misuse' as const;
  /** @param faults all faults, one sentence each */
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The shop's rules forbid it in the current state; nothing was done. */
export class Refusal extends Error {
  override name = 'Refusal' as const;
  /**
   * @param reasons all reasons, one sentence each
   * @param data for scripts (`--json`), if there is more to it than sentences
   */
  constructor(
    readonly reasons: readonly string[],
    readonly data?: object,
  ) {
    super(reasons.join('\n'));
  }
}

/** There is no database to work with. */
export class Unreachable extends Error {
  override name = 'Unreachable' as const;
}
