// Imports only go down (docs/architecture.md). Each rule is tried with a planted violation in tooling/checks/boundaries.test.mjs.

/** What each folder of the kernel may import besides itself. */
const KERNEL = {
  contract: [],
  rules: ['contract'],
  process: [],
  api: ['contract', 'platform'],
  events: ['contract', 'platform'],
  i18n: ['contract', 'rules', 'platform'],
  ui: ['contract', 'rules', 'i18n', 'platform'],
  session: ['contract', 'rules', 'api', 'events', 'platform'],
  forms: ['api', 'platform'],
  remote: ['contract', 'rules', 'api', 'events', 'session', 'i18n', 'ui', 'platform'],
  // what the shell provides at run time; which files stand above which is the business of 'no-circular'
  platform: ['contract', 'rules', 'api', 'events', 'session', 'i18n', 'ui', 'remote'],
  commerce: ['contract', 'rules', 'api', 'events', 'session', 'i18n', 'ui', 'forms', 'remote', 'platform'],
};
const K = '^shared-kernel';
const FRONT_END = '^(shell|mfe-[^/]+)/';
const TEST = '[.](test|spec)[.](tsx?|mjs)$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...Object.entries(KERNEL).map(([folder, may]) =>
      rule(
        `kernel-${folder}`,
        `shared-kernel/${folder} sees only ${[folder, ...may].join(', ')}`,
        { path: `${K}/${folder}/`, pathNot: TEST },
        { path: `${K}/`, pathNot: `${K}/(${[folder, ...may].join('|')})/` },
      ),
    ),
    rule(
      'rules-are-pure',
      'rules need no package and no Node module',
      { path: `${K}/rules/`, pathNot: TEST },
      { dependencyTypes: ['npm', 'npm-no-pkg', 'npm-dev', 'npm-peer', 'core'] },
    ),
    rule(
      'no-zod-in-the-browser',
      'schemas stay on the server: front ends take their types only',
      {
        path: `${K}/(api|events|session|i18n|ui|forms|remote|platform|commerce)/|^mfe-[^/]+/|^shell/src/(client|chrome|auth|errors|pages)/`,
        pathNot: `${TEST}|/testing/`,
      },
      // the contract's files without schemas may be imported by value
      {
        path: `node_modules/zod/|${K}/contract/`,
        pathNot: `${K}/contract/(call|calls|contact-limit|enums|filters|languages|list-names|return-reasons|review-images|storage)[.]ts`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'process-in-servers',
      'only servers have a watchdog',
      { path: FRONT_END, pathNot: '^shell/src/server/' },
      { path: `${K}/process/` },
    ),
    rule(
      'kernel-not-upwards',
      'the kernel knows nobody who uses it',
      { path: `${K}/` },
      { path: `${FRONT_END}|^(api|sandbox|e2e|tooling|deploy|souk-remote)/` },
    ),
    rule(
      'front-end-not-to-front-end',
      'remotes and shell meet only in the kernel',
      { path: FRONT_END },
      { path: FRONT_END, pathNot: '^$1/' },
    ),
    rule(
      'feature-not-to-feature',
      'a feature never imports a sibling',
      { path: '^([^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'components-know-no-feature',
      'shared components of a remote stand below its features',
      { path: '^(mfe-[^/]+)/src/components/' },
      { path: '^$1/src/features/' },
    ),
    rule(
      'root-config-without-react',
      'the root config registers and starts; chrome shows',
      { path: '^shell/src/client/', pathNot: TEST },
      { path: `node_modules/(react|react-dom|@emotion)/|${K}/(ui|commerce)/`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-sees-contract-and-rules',
      'the API and the front ends share the contract, the rules and the watchdog only',
      { path: '^api/' },
      // what the sandbox simulates has a rule of its own, next
      {
        path: `${FRONT_END}|${K}/|^(sandbox|e2e|tooling)/`,
        pathNot: `${K}/(contract|rules|process)/|^sandbox/src/(gateways|providers)/`,
      },
    ),
    rule(
      'no-sandbox-in-production',
      'the API pays at simulated gateways and signs in at simulated providers in its tests only',
      { path: '^api/', pathNot: `${TEST}|/testing/` },
      { path: '^sandbox/' },
    ),
    rule(
      'module-not-to-module',
      "an API module takes another one's queries by injection, never by import of its routes",
      { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      { path: '^api/src/modules/[^/]+/[^/]+[.]routes[.]ts$', pathNot: '^api/src/modules/$1/' },
    ),
    rule(
      'sandbox-stands-alone',
      'stand-ins for the outside world know nothing of the shop',
      { path: '^sandbox/' },
      { path: `${FRONT_END}|${K}/|^(api|e2e|tooling)/` },
    ),
    rule(
      'e2e-from-outside',
      'journeys see the running shop and at most the contract',
      { path: '^e2e/' },
      { path: `${FRONT_END}|${K}/|^(api|sandbox)/`, pathNot: `${K}/(contract|rules)/` },
    ),
    rule(
      'no-testing-in-production',
      'test helpers stay in tests',
      { pathNot: `${TEST}|/testing/|^jest[.]config` },
      { path: '^(shared-kernel|api/src)/testing/' },
    ),
    rule('no-circular', 'a circle has no down', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('no-unresolvable', 'every import is there', { pathNot: TEST }, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-dev|dist-mono|[.]souk)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
