/**
 * Makes a measurement's server listen on a free port, for this machine only.
 * @param {import('node:http').Server} server
 * @returns {Promise<{url: string, stop(): Promise<void>}>}
 */
export async function listenHere(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
