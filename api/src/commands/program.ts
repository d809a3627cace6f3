import { CommanderError, Option, Command as Program } from 'commander';
import { isUnavailable } from '../db/unavailable';
import { Refused } from '../http/refused';
import { translate } from '../http/texts';
import { type Command, type Desk, Misuse, type Prepared, Refusal, type Report, Unreachable } from './command';
import { ALONE, NOUNS } from './nouns';
import { harmless, table } from './wording';

/** External dependencies of the program; tests pass their own. */
export interface Outside {
  /**
   * @param shop port of the `npm start` to use if the environment names no database
   * @param long statements have no time limit
   * @param quiet no progress is shown
   * @throws Unreachable
   */
  open(shop: string, long: boolean, quiet: boolean): Promise<{ desk: Desk; close(): Promise<void> }>;
  out(text: string): void;
  err(text: string): void;
}

/** Exit codes of the program. */
export const EXIT = { done: 0, refused: 1, misuse: 2, unreachable: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** PostgreSQL errors which mean that the tables are those of another version. */
const OTHER_TABLES = ['42P01', '42703', '42704'];

/**
 * Runs one operator command.
 *
 * @param argv arguments after the program's name
 * @returns the exit code; all output has been written
 */
export async function operate(argv: readonly string[], outside: Outside): Promise<Exit> {
  try {
    let exit: Exit = EXIT.done;
    const note = ({ failed }: Report) => {
      if (failed) exit = EXIT.refused;
    };
    await program(outside, note).parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    return explain(error, outside, argv.includes('--json'));
  }
}

function program({ open, out, err }: Outside, note: (report: Report) => void): Program {
  const root = new Program('operate')
    .description('Runs the shop: orders, money, catalogue, vouchers, banners. By the same rules as the shop itself.')
    .option(
      '--shop <port>',
      'the copy of npm start on this port, unless DATABASE_URL names a database',
      process.env.PORT || '3000',
    )
    .option('--json', 'answers as JSON, for scripts')
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError("'--help' lists the commands.")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => err(text.trimEnd()) });
  const run = async (prepared: Prepared, long: boolean) => {
    const { shop, json } = root.opts<{ shop: string; json?: boolean }>();
    const printReport = (report: Report) => {
      print(report, Boolean(json), out);
      note(report);
    };
    if ('withoutShop' in prepared) return printReport(await prepared.withoutShop());
    const { desk, close } = await open(shop, long, Boolean(json));
    try {
      printReport(await prepared.withShop(desk));
    } finally {
      await close();
    }
  };
  for (const one of ALONE) add(root, one, run);
  for (const [noun, { about, commands }] of Object.entries(NOUNS)) {
    const part = root.command(noun).description(about).showHelpAfterError(`'${noun} --help' lists its commands.`);
    for (const one of commands) add(part, one, run);
  }
  return root;
}

function add(
  noun: Program,
  { verb, about, arguments: all = {}, options = {}, unlisted = [], long = false, examples, prepare }: Command,
  run: (prepared: Prepared, long: boolean) => Promise<void>,
): void {
  const part = noun
    .command(verb)
    .description(about)
    .usage([...Object.keys(all), '[options]'].join(' '))
    .showHelpAfterError(`'${noun.parent ? `${noun.name()} ` : ''}${verb} --help' lists its options.`);
  // optional for commander, so that a missing one is reported together with all other faults
  for (const [name, text] of Object.entries(all)) part.argument(name.replace('<', '[').replace('>', ']'), text);
  for (const [flags, text] of Object.entries(options)) {
    if (flags.includes('...'))
      part.option(flags.replace('...', ''), text, (value: string, before: string[] = []) => [...before, value]);
    else part.option(flags, text);
  }
  for (const flags of unlisted) part.addOption(new Option(flags).hideHelp());
  const lines = examples.map((example) => `  npm run operate -- ${example}`);
  part.addHelpText('after', `\n${lines.length > 1 ? 'Examples' : 'Example'}:\n${lines.join('\n')}`);
  part.action(() => {
    const names = Object.keys(all).map((name) => name.replace(/[<>[\]]/g, ''));
    const written = Object.fromEntries(names.map((name, n) => [name, part.args[n]]));
    return run(prepare({ ...part.opts(), ...written }), long);
  });
}

function print({ messages = [], rows = [], data }: Report, json: boolean, out: (text: string) => void): void {
  const lines = json ? [JSON.stringify(data, null, 2)] : [...messages, ...table(rows)].map(harmless);
  for (const text of lines) out(text);
}

/** Errors that no rule foresees: a value or a row that the database rejects (SQL classes 22 and 23). */
const isRefusedRow = (error: unknown): error is Error & { table?: string } =>
  /^2[23]/.test(String((error as { code?: unknown } | null)?.code ?? ''));

/** Errors of a folder given by the operator. */
const isFileFault = (error: unknown): error is { code: string; path: string } => {
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  return (
    typeof path === 'string' && /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST|ENAMETOOLONG)$/.test(String(code))
  );
};

/** The error does not contain the path. */
const isFull = (error: unknown): error is { code: string } =>
  /^(ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code ?? ''));

function explain(error: unknown, { out, err }: Outside, json: boolean): Exit {
  if (error instanceof CommanderError) {
    // commander has printed everything itself, including help
    if (error.exitCode === 0) return EXIT.done;
    const isHelp = error.code === 'commander.help';
    writeError(EXIT.misuse, [isHelp ? 'The command is incomplete.' : error.message.replace(/^error: /, '')]);
    return EXIT.misuse;
  }
  if (error instanceof Misuse) return ended(EXIT.misuse, error.faults);
  if (error instanceof Refusal) return ended(EXIT.refused, error.reasons, error.data);
  if (error instanceof Unreachable) return ended(EXIT.unreachable, [error.message]);
  if (error instanceof Refused)
    return ended(
      EXIT.refused,
      error.form.map((text) => translate('en', text)),
    );
  if (OTHER_TABLES.includes((error as { code?: string } | null)?.code ?? '')) {
    return ended(EXIT.unreachable, [
      'The database is of another version than this program: start the shop of this version once.',
    ]);
  }
  if (isUnavailable(error)) {
    return ended(EXIT.unreachable, [
      `The database did not see this to its end: ${(error as Error).message}. Before you write it again, look whether it is done.`,
    ]);
  }
  if (isRefusedRow(error)) {
    const { table, message } = error;
    return ended(EXIT.refused, [
      `Nothing was written: the database does not take a row${table ? ` of ${table}` : ''}: ${message}.`,
    ]);
  }
  if (isFull(error)) {
    return ended(EXIT.refused, [
      `There is no room left on the disk (${error.code}): what has been written of it is of no use.`,
    ]);
  }
  if (isFileFault(error)) {
    return ended(EXIT.refused, [
      `${error.path} cannot be used (${error.code}): whoever runs this program must be allowed to read and write there.`,
    ]);
  }
  throw error;

  /** With `--json`, the error as JSON, with what else there is for scripts. */
  function writeError(exit: Exit, messages: readonly string[], data: object = {}): void {
    if (json) out(JSON.stringify({ error: { exit, messages }, ...data }, null, 2));
  }
  function ended(exit: Exit, sentences: readonly string[], data?: object): Exit {
    writeError(exit, sentences, data);
    for (const sentence of sentences) err(`✖ ${sentence.split('\n').map(harmless).join('\n')}`);
    return exit;
  }
}
