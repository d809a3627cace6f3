import fs from 'node:fs';
import path from 'node:path';
import { expect } from './expect.mjs';
import { crash, hang } from './kill.mjs';
import { underLoad } from './under-load.mjs';

const SHELLS = ['shell', 'shell-2'];

/** Another version of the shell, as its team would create it: with an additional text in browsers. */
function changeShell(checkout) {
  const file = path.join(checkout, 'shell/src/client/main.ts');
  fs.appendFileSync(file, "\ndocument.documentElement.dataset.build = 'another';\n");
}

/** Two shells behind the edge. @type {import('./checks.mjs').Check[]} */
export const SHELL_CHECKS = [
  [
    'a shell that is killed under load costs no request',
    async (project) => {
      for (const shell of SHELLS) await underLoad(() => crash(project, shell));
    },
  ],

  [
    'a shell that hangs under load costs no read and comes back',
    async (project) => underLoad(() => hang(project, SHELLS[0])),
  ],

  [
    'shells are replaced by another version one after the other under load, no request and no order fails',
    async (project) => {
      changeShell(project.cwd);
      await project.demo(['build', ...SHELLS, 'release']);
      const images = () => Promise.all(SHELLS.map(async (shell) => (await project.inspect(shell)).Image));
      const before = await images();
      await underLoad(
        async () => {
          await project.demo(['run', '--rm', '--no-deps', 'release']);
          // from here on the old one runs beside the new one, and pages of each have their own files
          for (const shell of SHELLS) await project.demo(['up', '--detach', '--wait', '--no-deps', shell]);
        },
        { orders: true },
      );
      const after = await images();
      for (const [at, shell] of SHELLS.entries()) expect(`another ${shell}`, after[at] !== before[at]);
    },
  ],
];
