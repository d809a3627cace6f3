import { run } from './engine.mjs';
import { expect } from './expect.mjs';

/** Accepts every request, logs it, and dies: the connection ends without a response. */
const DYING = `require('http').createServer(({ method, url, socket }) => {
  console.log(method + ' ' + url);
  socket.destroy();
}).listen(3000)`;
/** Requests that a shell may have started to execute when it dies. */
const ONCE = [
  'POST /api/v1/order/action',
  'DELETE /api/v1/cart/delete/7',
  'GET /api/v1/order/send-order-email/7',
  'HEAD /api/v1/user/logout',
];
const TWICE = ['GET /', 'GET /api/v1/products', 'HEAD /api/v1/products'];

/** The edge alone, in front of stand-ins for both shells. @type {import('./checks.mjs').Check[]} */
export const EDGE_CHECKS = [
  [
    'the edge sends to the other shell what only reads, and nothing that the first may have done',
    async (project) => {
      const network = `${project.name}-dying`;
      const own = (name) => `${network}-${name}`;
      const start = (name, ...args) =>
        run(['docker', 'run', '--detach', '--network', network, '--name', own(name), ...args]);
      const shells = ['one', 'two'];
      const { Image } = (await project.inspect('nginx')).Config;
      const node = `${project.name}-sandbox`;
      await run(['docker', 'network', 'create', network]);
      try {
        for (const name of shells) await start(name, '--network-alias=shell', '--entrypoint=node', node, '-e', DYING);
        const conf = `${project.cwd}/deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro`;
        const places = ['--read-only', '--tmpfs=/run', '--volume=/var/cache/nginx', `--volume=${conf}`];
        await start('edge', '--network-alias=edge', ...places, Image);
        const requests = JSON.stringify([...ONCE, ...TWICE]);
        const ask = `(async () => {
          const up = () => fetch('http://edge:8080/').catch(() => null);
          for (let left = 50; left && !(await up()); left--) await new Promise((go) => setTimeout(go, 200));
          for (const one of ${requests}) {
            const [method, path] = one.split(' ');
            const { status } = await fetch('http://edge:8080' + path + '?asked', { method });
            if (status !== 502) throw new Error(one + ' answers ' + status);
          }
        })()`;
        await run(['docker', 'run', '--rm', '--network', network, '--entrypoint=node', node, '-e', ask]);
        const logs = (await Promise.all(shells.map((name) => run(['docker', 'logs', own(name)]))))
          .map(({ output }) => output)
          .join('');
        const times = (one) => logs.split(`${one}?asked\n`).length - 1;
        for (const one of ONCE) expect(`${one} once in\n${logs}`, times(one) === 1);
        for (const one of TWICE) expect(`${one} twice in\n${logs}`, times(one) === 2);
      } finally {
        await run(['docker', 'rm', '--force', '--volumes', ...[...shells, 'edge'].map(own)], { check: false });
        await run(['docker', 'network', 'rm', network], { check: false });
      }
    },
  ],
];
