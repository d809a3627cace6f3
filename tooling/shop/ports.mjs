import net from 'node:net';

/** True when nobody listens on the port of this machine (IPv4 or IPv6 loopback and all addresses alike). */
export async function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** `wanted` when it is free, else one that the system chooses. */
export async function freePort(wanted = 0) {
  if (wanted && (await isFree(wanted))) return wanted;
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
