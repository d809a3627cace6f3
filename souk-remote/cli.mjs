#!/usr/bin/env node
import { Fault } from './cli/fault.mjs';

/** Commands and their descriptions, in the order of a typical day's work. Each is in the file with its name below `cli`. */
const COMMANDS = {
  new: 'fill this folder with a remote that works',
  dev: 'show the remote inside a shop that runs elsewhere',
  types: 'write the types of links to the pages of other teams',
  test: 'run the tests',
  build: 'build the version of package.json for browser and server',
  release: 'publish, try, promote, roll back',
};

const USAGE = `souk-remote <command>
${Object.entries(COMMANDS)
  .map(([name, text]) => `  ${name.padEnd(9)}${text}`)
  .join('\n')}
souk-remote <command> --help says more.`;

try {
  const [command, ...args] = process.argv.slice(2);
  if (!command || command === 'help' || command === '--help') console.log(USAGE);
  else if (!Object.hasOwn(COMMANDS, command)) throw new Fault(`There is no command '${command}'.\n${USAGE}`);
  else {
    const { help, run } = await import(`./cli/${command}.mjs`);
    // `release` has several commands of its own and a more detailed help
    if (help && args.includes('--help')) console.log(help);
    else await run(args);
  }
} catch (error) {
  // an error that the user can fix is one line, all others are our mistakes
  console.error(error.exitCode ? `✖ ${error.message}` : error);
  process.exitCode = error.exitCode ?? 1;
}
