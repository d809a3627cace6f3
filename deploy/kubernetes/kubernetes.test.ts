import fs from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

// Needs no cluster: checks each object against the schema of its kind, and names against each other and the code.
const root = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const FILES = fs.readdirSync(__dirname).filter((name) => name.endsWith('.yaml'));
const KINDS = {
  'apps/v1': { Deployment },
  'batch/v1': { Job },
  'networking.k8s.io/v1': { Ingress, NetworkPolicy },
  'policy/v1': { PodDisruptionBudget },
  v1: { ConfigMap, Namespace, Secret, Service },
} as unknown as Record<string, Record<string, new (data: object) => { validate(): void }>>;

interface Container {
  name: string;
  image: string;
  env?: { name: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  securityContext: object;
  [probe: string]: unknown;
}
interface Pod {
  containers: [Container];
  volumes: { name: string; secret?: { secretName: string } }[];
  securityContext: object;
  terminationGracePeriodSeconds?: number;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas?: number;
    strategy?: object;
    selector: { matchLabels?: object; [label: string]: unknown };
    template: { metadata?: { labels: object }; spec: Pod };
    ports: { targetPort: string }[];
  };
}
const all = FILES.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const of = (kind: string) => all.filter((one) => one.kind === kind);
const named = (kind: string, name: string) => of(kind).find(({ metadata }) => metadata.name === name);
const running = [...of('Deployment'), ...of('Job')].map(
  ({ metadata, spec }) => [metadata.name, spec.template.spec] as const,
);

test.each(all.map((one) => [one.kind, one.metadata.name, one] as const))(
  'issue 15 %s %s fits its schema',
  (kind, _, one) => {
    const Kind = KINDS[one.apiVersion]?.[kind];
    if (!Kind) throw new Error(`no schema of ${one.apiVersion} ${kind}`);
    expect(() => new Kind(one).validate()).not.toThrow();
    if (kind !== 'Namespace') expect(one.metadata.namespace).toBe('souk');
  },
);

test('a manifest that does not fit is found', () => {
  const wrong = { ...named('Deployment', 'api'), spec: { ...named('Deployment', 'api')?.spec, replicas: 'two' } };
  expect(() => new Deployment(wrong as never).validate()).toThrow('replicas');
});

test('issue 15 API and shells run twice, are replaced without a gap, asked whether they are ready, and drain', () => {
  for (const [name, { kind: _, spec }] of of('Deployment').map((one) => [one.metadata.name, one] as const)) {
    expect([name, spec.replicas, spec.strategy]).toEqual([
      name,
      2,
      { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    ]);
    const [container] = spec.template.spec.containers;
    expect(container.readinessProbe).toMatchObject({ httpGet: { path: '/ready' } });
    expect(container.livenessProbe).toMatchObject({ httpGet: { path: '/health' } });
    const drain = Number(named('ConfigMap', name)?.data?.DRAIN_MS);
    expect(drain).toBeGreaterThanOrEqual(5000);
    // a process that does not end by itself is killed after 10 s more
    expect((spec.template.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(drain + 10_000);
    expect(spec.template.metadata?.labels).toEqual(spec.selector.matchLabels);
    expect(named('PodDisruptionBudget', name)?.spec.selector).toEqual(spec.selector);
    const ports = container.ports?.map((port) => port.name);
    expect(ports).toContain(named('Service', name)?.spec.ports[0]?.targetPort);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(ports).toContain((container[probe] as { httpGet: { port: string } }).httpGet.port);
    // the operations port is not exposed
    expect(named('Service', name)?.spec.ports).toHaveLength(1);
  }
});

test('issue 15 every remote of the tree publishes itself, and every container runs as nobody special', () => {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(
    of('Job')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toEqual([...remotes, 'release'].sort());
  for (const [name, pod] of running) {
    const [container] = pod.containers;
    expect([name, container.image]).toEqual([name, `registry.example/souk/${name}:latest`]);
    expect([name, pod.securityContext]).toMatchObject([name, { runAsNonRoot: true }]);
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(container.volumeMounts.map((mount) => mount.name).sort()).toEqual(pod.volumes.map((one) => one.name).sort());
  }
});

test('issue 15 every setting is one that the code reads, and what is named is there', () => {
  const code = [
    ...['shell/src/server/config.ts', 'api/src/config.ts', 'api/src/payments/payment-keys.ts'],
    ...[
      'souk-remote/storage/bucket-settings.mjs',
      'deploy/containers/release-built.mjs',
      'deploy/containers/publish-built.mjs',
    ],
  ]
    .map(read)
    .join();
  for (const [name, { containers, volumes }] of running) {
    const [{ envFrom, env = [] }] = containers;
    const given = envFrom.flatMap(({ configMapRef, secretRef }) => {
      const source = configMapRef
        ? named('ConfigMap', configMapRef.name)?.data
        : named('Secret', secretRef?.name ?? '')?.stringData;
      if (!source) throw new Error(`${name} names ${configMapRef?.name ?? secretRef?.name}, which is not there`);
      return Object.keys(source);
    });
    for (const variable of [...given, ...env.map((one) => one.name)])
      expect([name, variable, code.includes(variable.replace(/_FILE$/, ''))]).toEqual([name, variable, true]);
    for (const { secret } of volumes) if (secret) expect(named('Secret', secret.secretName)).toBeDefined();
  }
});
