import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));

/** One forbidden import for each rule: file, its text, and the files that the import needs to exist. */
const PLANTED = {
  'kernel-contract': ['shared-kernel/contract/kernel-contract.ts', "import '../rules/b';", 'shared-kernel/rules/b.ts'],
  'kernel-rules': ['shared-kernel/rules/kernel-rules.ts', "import '../api/b';", 'shared-kernel/api/b.ts'],
  'kernel-process': ['shared-kernel/process/kernel-process.ts', "import '../rules/b';", 'shared-kernel/rules/b.ts'],
  'kernel-api': ['shared-kernel/api/kernel-api.ts', "import '../events/b';", 'shared-kernel/events/b.ts'],
  'kernel-events': ['shared-kernel/events/kernel-events.ts', "import '../session/b';", 'shared-kernel/session/b.ts'],
  'kernel-session': ['shared-kernel/session/kernel-session.ts', "import '../ui/b';", 'shared-kernel/ui/b.ts'],
  'kernel-i18n': ['shared-kernel/i18n/kernel-i18n.ts', "import '../ui/b';", 'shared-kernel/ui/b.ts'],
  'kernel-ui': ['shared-kernel/ui/kernel-ui.ts', "import '../commerce/b';", 'shared-kernel/commerce/b.ts'],
  'kernel-forms': ['shared-kernel/forms/kernel-forms.ts', "import '../ui/b';", 'shared-kernel/ui/b.ts'],
  'kernel-remote': ['shared-kernel/remote/kernel-remote.ts', "import '../commerce/b';", 'shared-kernel/commerce/b.ts'],
  'kernel-platform': [
    'shared-kernel/platform/kernel-platform.ts',
    "import '../commerce/b';",
    'shared-kernel/commerce/b.ts',
  ],
  'kernel-commerce': [
    'shared-kernel/commerce/kernel-commerce.ts',
    "import '../testing/b';",
    'shared-kernel/testing/b.ts',
  ],
  'rules-are-pure': ['shared-kernel/rules/rules-are-pure.ts', "import 'node:fs';"],
  'no-zod-in-the-browser': [
    'mfe-catalog/src/no-zod-in-the-browser.ts',
    "import { b } from '../../shared-kernel/contract/site'; b;",
    'shared-kernel/contract/site.ts',
  ],
  'process-in-servers': [
    'mfe-catalog/src/process-in-servers.ts',
    "import '../../shared-kernel/process/b';",
    'shared-kernel/process/b.ts',
  ],
  'kernel-not-upwards': [
    'shared-kernel/ui/kernel-not-upwards.ts',
    "import '../../mfe-catalog/src/b';",
    'mfe-catalog/src/b.ts',
  ],
  'front-end-not-to-front-end': [
    'mfe-catalog/src/front-end-not-to-front-end.ts',
    "import '../../mfe-account/src/b';",
    'mfe-account/src/b.ts',
  ],
  'feature-not-to-feature': [
    'mfe-catalog/src/features/home/feature-not-to-feature.ts',
    "import '../search/b';",
    'mfe-catalog/src/features/search/b.ts',
  ],
  'components-know-no-feature': [
    'mfe-catalog/src/components/components-know-no-feature.ts',
    "import '../features/search/b';",
    'mfe-catalog/src/features/search/b.ts',
  ],
  'root-config-without-react': [
    'shell/src/client/root-config-without-react.ts',
    "import '../../../shared-kernel/ui/b';",
    'shared-kernel/ui/b.ts',
  ],
  'api-sees-contract-and-rules': [
    'api/src/api-sees-contract-and-rules.ts',
    "import '../../shared-kernel/session/b';",
    'shared-kernel/session/b.ts',
  ],
  'no-sandbox-in-production': [
    'api/src/no-sandbox-in-production.ts',
    "import '../../sandbox/src/gateways/b';",
    'sandbox/src/gateways/b.ts',
  ],
  'module-not-to-module': [
    'api/src/modules/cart/module-not-to-module.ts',
    "import '../orders/orders.routes';",
    'api/src/modules/orders/orders.routes.ts',
  ],
  'sandbox-stands-alone': ['sandbox/src/sandbox-stands-alone.ts', "import '../../api/src/b';", 'api/src/b.ts'],
  'e2e-from-outside': ['e2e/journeys/e2e-from-outside.ts', "import '../../shell/src/b';", 'shell/src/b.ts'],
  'no-testing-in-production': [
    'mfe-catalog/src/no-testing-in-production.ts',
    "import '../../shared-kernel/testing/b';",
    'shared-kernel/testing/b.ts',
  ],
  'no-circular': ['mfe-catalog/src/no-circular.ts', "import './no-circular';"],
  'no-unresolvable': ['mfe-catalog/src/no-unresolvable.ts', "import './nothing';"],
};

/** All forbidden imports in one tree, so that one run checks them; returns the violations of each rule. */
function judge() {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-boundaries-'));
  const write = (name, content) => {
    fs.mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    fs.writeFileSync(path.join(tree, name), content);
  };
  fs.copyFileSync(path.join(root, '.dependency-cruiser.cjs'), path.join(tree, '.dependency-cruiser.cjs'));
  write('tsconfig.json', '{}');
  for (const [file, text, other] of Object.values(PLANTED)) {
    if (other) write(other, 'export const b = 1;');
    write(file, text);
  }
  const bin = path.join(root, 'node_modules/.bin/depcruise');
  const { stdout } = spawnSync(bin, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  fs.rmSync(tree, { recursive: true });
  return JSON.parse(stdout).summary.violations;
}

test('every rule has a planted violation', () => {
  expect(Object.keys(PLANTED).sort()).toEqual(forbidden.map((r) => r.name).sort());
});

describe('planted violations are found', () => {
  const violations = judge();
  test.each(Object.keys(PLANTED))('%s', (name) => {
    const [file] = PLANTED[name];
    expect(violations).toContainEqual(expect.objectContaining({ from: file, rule: expect.objectContaining({ name }) }));
  });
});
