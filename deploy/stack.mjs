// Converts the output of `docker compose config --format json` for `docker stack deploy`, which uses an older format. What a swarm
// does not support is removed and reported on stderr. Without packages: it runs in any Node image.
import { text } from 'node:stream/consumers';

/** Supported keys of a service; all others are removed. */
const KNOWN = new Set([
  ...[
    'cap_add',
    'cap_drop',
    'command',
    'configs',
    'deploy',
    'entrypoint',
    'environment',
    'healthcheck',
    'hostname',
    'image',
  ],
  ...[
    'init',
    'labels',
    'logging',
    'networks',
    'ports',
    'read_only',
    'secrets',
    'stop_grace_period',
    'stop_signal',
    'sysctls',
  ],
  ...['tmpfs', 'user', 'volumes', 'working_dir'],
]);

/**
 * @param {object} config output of `docker compose config --format json`
 * @returns {{stack: object, left: string[]}} `left`: what was removed, one line each
 * @throws Error for what would not run on another node
 */
export function toStack({ services, networks, volumes, configs, secrets }) {
  const left = [];
  const converted = Object.fromEntries(
    Object.entries(services).map(([name, service]) => {
      const out = Object.keys(service).filter((key) => !KNOWN.has(key) && !empty(service[key]));
      if (out.length) left.push(`${name}: ${out.sort().join(', ')}`);
      return [name, toService(name, service)];
    }),
  );
  const used = (all, of) =>
    Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => Object.values(converted).some(of(name))));
  const named = (key, name) => (service) => (service[key] ?? []).some(({ source }) => source === name);
  const stack = {
    version: '3.13',
    services: converted,
    networks: each(
      used(networks, (name) => (service) => name in (service.networks ?? {})),
      withoutName,
    ),
    volumes: each(
      used(volumes, (name) => named('volumes', name)),
      withoutName,
    ),
    configs: used(configs, (name) => named('configs', name)),
    secrets: used(secrets, (name) => named('secrets', name)),
  };
  return { stack, left };
}

function toService(name, service) {
  const kept = Object.fromEntries(Object.entries(service).filter(([key, value]) => KNOWN.has(key) && !empty(value)));
  if (!kept.image) throw new Error(`${name} has no image: every node fetches it from a registry.`);
  const { tmpfs = [], volumes = [], ...rest } = kept;
  const mounts = [...volumes.map((volume) => toVolume(name, volume)), ...tmpfs.map((text) => toScratch(name, text))];
  return {
    ...rest,
    ...(rest.ports && { ports: rest.ports.map((port) => toPort(name, port)) }),
    ...(mounts.length > 0 && { volumes: mounts }),
    deploy: { restart_policy: toRestart(service.restart), ...rest.deploy },
  };
}

function toPort(name, { target, published, protocol, mode, host_ip: address }) {
  if (address) throw new Error(`${name} publishes a port on ${address}: a swarm publishes on every node.`);
  return { target, published: Number(published), protocol, mode };
}

function toVolume(name, { type, source, target, read_only }) {
  if (type === 'bind') throw new Error(`${name} mounts ${source} of this machine, which other nodes do not have.`);
  return { type, ...(source && { source }), target, ...(read_only && { read_only }) };
}

const UNITS = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
/**
 * `docker stack deploy` silently ignores `tmpfs` (seen with 26.1), and a container with a read-only root then cannot write
 * anywhere.
 */
function toScratch(name, text) {
  const [, target, size, unit] = /^([^:]+)(?::size=(\d+)([kmg]))?$/.exec(text) ?? [];
  if (!target) throw new Error(`${name} has a tmpfs '${text}': write its place and size as /tmp:size=256m.`);
  return { type: 'tmpfs', target, ...(size && { tmpfs: { size: Number(size) * UNITS[unit] } }) };
}

const toRestart = (restart) => ({ condition: restart === 'no' ? 'on-failure' : 'any' });
/** The stack's name is prepended, as Compose did with the project's. */
const withoutName = ({ name: _, ipam: __, ...rest }) => rest;
const each = (all, change) => Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one ?? {})]));
const empty = (value) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

if (process.argv[1] === import.meta.filename) {
  const { stack, left } = toStack(JSON.parse(await text(process.stdin)));
  console.log(JSON.stringify(stack, null, 1));
  for (const line of left) console.error(`left out, a swarm has no notion of it: ${line}`);
}
