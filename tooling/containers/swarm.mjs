import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUCKET } from '../../souk-remote/storage/testing/s3-server.mjs';
import { run, until } from './engine.mjs';
import { REMOTES } from './start-checks.mjs';

/** Images of the stack, by services of the compose file. */
const IMAGES = ['api', 'shell', 'release', ...REMOTES];
const FILES = ['-f', 'docker-compose.yml', '-f', 'deploy/stack.yml'];
const STACK = 'souk-test-swarm';

/** Asks an engine for the ids of a service's healthy containers. */
const healthy = (service) => {
  const filters = [`label=com.docker.swarm.service.name=${STACK}_${service}`, 'health=healthy'];
  return ['ps', '--quiet', ...filters.flatMap((filter) => ['--filter', filter])];
};

/**
 * A swarm of this engine and another one, each with an address by which the other one reaches it.
 * @param {{second: string, addresses: string[]}} nodes `second`: DOCKER_HOST of the other engine
 */
export function swarmOf({ second, addresses: [own, other] }) {
  const docker = (args, options) => run(['docker', ...args], options);
  const onSecond = (args, options) => run(['docker', '--host', second, ...args], options);
  const outputOf = async (args) => (await docker(args)).output.trim();
  let node;

  return {
    stack: STACK,
    docker,
    onSecond,
    /** A shell command line, for pipes between programs. */
    shell: (line, cwd) => run(['sh', '-c', line], { cwd }),

    /** Copies images to the other engine, as a registry would. */
    async share(images) {
      const save = spawn('docker', ['save', ...images], { stdio: ['ignore', 'pipe', 'inherit'] });
      const load = spawn('docker', ['--host', second, 'load', '--quiet'], {
        stdio: [save.stdout, 'ignore', 'inherit'],
      });
      const [code] = await once(load, 'close');
      if (code !== 0) throw new Error(`docker load ended with ${code}`);
    },

    /** Starts the swarm with this engine only. @param {Record<string, string>} secrets */
    async begin(secrets) {
      await docker(['swarm', 'init', '--advertise-addr', own, '--listen-addr', `${own}:2377`]);
      await docker(['node', 'update', '--label-add', 'souk.data=yes', await outputOf(['node', 'ls', '--quiet'])]);
      for (const [name, value] of Object.entries(secrets)) {
        const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-secret-')), name);
        fs.writeFileSync(file, value);
        await docker(['secret', 'create', name, file]);
        fs.rmSync(path.dirname(file), { recursive: true });
      }
    },

    /** Deploys the output of `deploy/stack.mjs` for the compose file, as in docs/containers.md. @param {string} cwd a checkout */
    async deploy(cwd, env) {
      const config = path.join(cwd, 'config.json');
      const stack = path.join(cwd, 'stack.json');
      await docker(['compose', ...FILES, 'config', '--format', 'json', '--output', config], { cwd, env });
      await run([process.execPath, 'deploy/stack.mjs'], { cwd, from: config, to: stack });
      fs.writeFileSync(stack, JSON.stringify(withoutKernelModules(JSON.parse(fs.readFileSync(stack, 'utf8')))));
      await docker(['stack', 'deploy', '--resolve-image', 'never', '-c', stack, STACK], { cwd });
    },

    async join() {
      const token = await outputOf(['swarm', 'join-token', '--quiet', 'worker']);
      await onSecond(['swarm', 'join', '--advertise-addr', other, '--token', token, `${own}:2377`]);
      node = await onSecond(['info', '--format', '{{.Swarm.NodeID}}']).then(({ output }) => output.trim());
    },

    /** Replaces the containers of a service according to its update rules, and waits until that is done. */
    update: (service) => docker(['service', 'update', '--force', '--detach=false', '--quiet', `${STACK}_${service}`]),

    setAvailability: (availability) => docker(['node', 'update', '--availability', availability, node]),

    /** Ids of the healthy containers of a service on the other engine. */
    async healthyOnSecond(service) {
      const { output } = await onSecond(healthy(service));
      return output.split('\n').filter(Boolean);
    },

    /** A container of a service on this engine, once it is healthy. */
    ownContainer: (service) =>
      until(`a healthy ${service}`, async () => (await outputOf(healthy(service))).split('\n')[0]),

    async end() {
      await onSecond(['swarm', 'leave', '--force'], { check: false });
      await docker(['stack', 'rm', STACK], { check: false });
      await docker(['swarm', 'leave', '--force'], { check: false });
      const volume = `${STACK}_postgres`;
      await until('the volume to go', async () => {
        await docker(['volume', 'rm', '--force', volume], { check: false });
        return !(await outputOf(['volume', 'ls', '--quiet'])).split('\n').includes(volume);
      });
    },
  };
}

/** Names that the stack uses for images built by a project. */
export async function tagImages(project, prefix) {
  const names = IMAGES.map((name) => [`${project.name}-${name}`, `${prefix}/${name}:latest`]);
  for (const [built, name] of names) await run(['docker', 'tag', built, name]);
  return names.map(([, name]) => name);
}

/** Environment with which the services find the bucket. */
export const bucketEnv = ({ settings }) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
});

/**
 * Encrypted networks and virtual service addresses need modules that small kernels lack (ESP, IPVS): without them a node is
 * unreachable.
 */
function withoutKernelModules(stack) {
  for (const network of Object.values(stack.networks)) delete network.driver_opts;
  for (const service of Object.values(stack.services)) service.deploy.endpoint_mode = 'dnsrr';
  return stack;
}
