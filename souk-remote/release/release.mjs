// `npm run release -- publish|try|promote|rollback|withdraw|status ...`, docs/contracts/releases.md
import { runRelease } from './commands.mjs';
import { asFault } from './fault.mjs';

try {
  await runRelease(process.argv.slice(2));
} catch (error) {
  const { message, exitCode } = asFault(error);
  console.error(`✖ ${message}`);
  process.exitCode = exitCode;
}
