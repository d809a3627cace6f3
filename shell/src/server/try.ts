import '../shared-modules/server';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { GLOBAL_CSS } from 'shared-kernel/ui/global-styles';
import { prepareFrame } from '../chrome/render-frame';
import { render } from '../pages/server';
import { ERROR_CSS } from './document/error-template';
import { readShellFiles } from './shell-files';
import { inOneLine, startTrial, type TrialSpec } from './trial/start-trial';
import { watchEnvironment } from './trial/watch-environment';

/*
 * The shell's server as the release command runs it to try a version: `dist/server/try.cjs`, a program without dependencies to
 * install. Reads a TrialSpec, `build` and `browser`, the folders of the shell's own files, as JSON from stdin. Prints lines of JSON
 * with the event in `trial`: `ready` with the origins, `refused`, `environment`, `crashed`.
 */
const say = (trial: string, facts: object = {}) => process.stdout.write(`\n${JSON.stringify({ trial, ...facts })}\n`);

const crash = (error: unknown) => {
  say('crashed', { reason: inOneLine(error) });
  process.exit(1);
};
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

const spec: TrialSpec & { build: string; browser: string } = JSON.parse(await text(process.stdin));
const { remote, version } = spec.candidate;
const own = {
  log: pino({ level: 'silent' }),
  files: readShellFiles(spec.build, spec.browser),
  renderFrame: await prepareFrame(),
  pages: { render },
  globalCss: GLOBAL_CSS + ERROR_CSS,
};
watchEnvironment(`${remote}/${version}/server/`, (name) => say('environment', { name }));
try {
  const { origins } = await startTrial(spec, own);
  say('ready', { origins });
} catch (error) {
  say('refused', { reason: inOneLine(error) });
  process.exit(1);
}
