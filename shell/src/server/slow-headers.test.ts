import { type AddressInfo, connect, type Socket } from 'node:net';
import { startFakeApi } from './testing/fake-api';
import { startTestShell } from './testing/test-shell';
import { until } from './testing/until';

test('I5 connections that send headers slowly or not at all are closed at the limit; others are served', async () => {
  const api = await startFakeApi();
  const shell = await startTestShell({ apiOrigin: api.origin, headersMs: 400 });
  await shell.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shell.app.server.address() as AddressInfo;
  let open = 0;
  const sockets: Socket[] = [];
  for (let n = 0; n < 300; n++) {
    const socket = connect(port, '127.0.0.1', () => {
      if (n % 3) socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ');
    });
    open += 1;
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
    });
    socket.resume();
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    // every third one sends nothing at all
    for (const [n, socket] of sockets.entries()) if (n % 3 && socket.writable) socket.write('x');
  }, 50);
  try {
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    await until('all slow connections are closed', () => open === 0);
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    await shell.stop();
    await api.stop();
  }
});
