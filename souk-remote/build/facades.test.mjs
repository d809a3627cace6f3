import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importsOf, namesMissingInFacades } from './facades.mjs';
import { ROOT } from './place.mjs';
import { FACADES } from './shared-modules.mjs';

test('no import names an export that its facade lacks', () => {
  expect(namesMissingInFacades()).toEqual([]);
});

test('finds a planted missing import, ignoring types and tests', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'facades-'));
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  };
  for (const file of Object.values(FACADES)) write(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  write('mfe-catalog/package.json', '{}');
  write('mfe-catalog/src/a.tsx', "import { Link, type To, useParams } from 'react-router-dom';\n");
  write('mfe-catalog/src/b.test.tsx', "import { MemoryRouter } from 'react-router-dom';\n");
  write('mfe-catalog/src/c.ts', "import type { Location } from 'react-router-dom';\nimport * as rx from 'rxjs';\n");
  expect(namesMissingInFacades(root)).toEqual([
    "mfe-catalog/src/a.tsx: 'Link' is not in shared-kernel/platform/vendor/react-router-dom.ts",
    "mfe-catalog/src/c.ts: '* as rx' is not in shared-kernel/platform/vendor/rxjs.ts",
  ]);
  fs.rmSync(root, { recursive: true });
});

test('resolves renamed imports by the library’s name', () => {
  expect(importsOf("import {\n  useQuery as ask,\n  useMutation,\n} from '@tanstack/react-query';")).toEqual([
    { library: '@tanstack/react-query', names: ['useQuery', 'useMutation'] },
  ]);
});
