import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../testing/until';
import { FollowChanges } from './follow-changes';

let server: http.Server;
let streams: { response: ServerResponse; after: string | undefined }[] = [];
let received: string[] = [];
let status = 200;
let follower: FollowChanges;

beforeEach(async () => {
  streams = [];
  received = [];
  status = 200;
  server = http.createServer((request, response) => {
    const after = request.headers['last-event-id'] as string | undefined;
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) return void response.end();
    response.flushHeaders();
    streams.push({ response, after });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  follower = new FollowChanges({
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onError: () => {},
    listener: {
      onStart: (how) => received.push(how),
      onChange: (tags) => received.push(tags.join('+')),
      onLost: () => received.push('lost'),
    },
  });
  follower.start();
});
afterEach(async () => {
  await follower.stop();
  server.closeAllConnections();
  server.close();
});

const connected = async (number: number) => {
  await until(`connection ${number}`, () => streams.length === number);
  return streams[number - 1] as (typeof streams)[number];
};
const send = (response: ServerResponse, event: string, data: string, id: string) =>
  response.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);

test('receives changes and resumes at its last position after a disconnect', async () => {
  const first = await connected(1);
  send(first.response, 'start', 'anew', 'e:1');
  send(first.response, 'change', 'product-1 products', 'e:2');
  await until('the change is heard', () => received.length === 2);
  expect(follower.listening).toBe(true);
  first.response.destroy();
  const second = await connected(2);
  expect(second.after).toBe('e:2');
  expect(follower.listening).toBe(false);
  send(second.response, 'start', 'resumed', 'e:2');
  await until('it is heard again', () => follower.listening);
  expect(received).toEqual(['anew', 'product-1+products', 'lost', 'resumed']);
});

test('treats a stream without heartbeats as lost', async () => {
  const { response } = await connected(1);
  send(response, 'start', 'anew', 'e:1');
  await until('it is lost', () => received.includes('lost'));
  await connected(2);
});

test('does not follow an API without a change stream', async () => {
  await follower.stop();
  status = 404;
  const older = new FollowChanges({
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onError: (error) => received.push(error.message),
    listener: { onStart: () => received.push('start'), onChange: () => {}, onLost: () => received.push('lost') },
  });
  older.start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await older.stop();
  expect(received).toEqual([]);
});
