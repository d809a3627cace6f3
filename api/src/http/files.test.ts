import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { aPhoto } from '../testing/a-photo';
import { aPurchase } from '../testing/a-purchase';
import { multipart, type Part, reviewParts } from '../testing/multipart';
import { testApp } from '../testing/test-app';

const api = testApp();
const URL_PATH = '/api/v1/rating-review/action';
let purchase: Awaited<ReturnType<typeof aPurchase>>;
let photo: Buffer;
let fields: Part[];
let port: number;

beforeAll(async () => {
  purchase = await aPurchase(api);
  photo = await aPhoto();
  fields = reviewParts(purchase.fields);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
const headers = (more: Record<string, string>) => ({ authorization: `Bearer ${purchase.customer.bearer}`, ...more });
const post = (payload: Buffer | string, contentType: string) =>
  api.app.inject({ method: 'POST', url: URL_PATH, headers: headers({ 'content-type': contentType }), payload });
const image = (changes: Partial<Part> = {}): Part => ({
  name: 'images[]',
  content: photo,
  filename: 'a.jpg',
  ...changes,
});

describe('S211 an invalid form is a 201 with a message, never a 500', () => {
  const MALFORMED = [200, 201, 'We couldn’t read the data you sent. Please try again.'];
  const form = () => multipart(fields);
  const answered = async (payload: Buffer | string, contentType: string) => {
    const answer = await post(payload, contentType);
    return [answer.statusCode, answer.json().status, answer.json().message];
  };

  test('with a missing or wrong boundary, cut off or empty', async () => {
    const { body, headers } = form();
    expect(await answered(body, 'multipart/form-data')).toEqual(MALFORMED);
    expect(await answered(body, 'multipart/form-data; boundary=')).toEqual(MALFORMED);
    expect(await answered(body.subarray(0, body.length - 12), headers['content-type'])).toEqual(MALFORMED);
    expect((await answered(body, 'multipart/form-data; boundary=another'))[1]).toBe(201);
    expect((await answered('', headers['content-type']))[1]).toBe(201);
    expect((await answered('x'.repeat(9000), headers['content-type']))[1]).toBe(201);
  });

  test.each(['__proto__', 'constructor', 'toString', '__defineGetter__'])('with a field called %s', async (name) => {
    for (const part of [{ name, content: '{"rating":1}' }, image({ name })]) {
      const answer = await purchase.send([...fields, part]);
      expect([answer.http, answer.status, answer.message]).toEqual(MALFORMED);
    }
    expect(({} as { rating?: number }).rating).toBeUndefined();
  });

  test('with invalid JSON in a JSON field', async () => {
    const head = 'Content-Disposition: form-data; name="review"\r\nContent-Type: application/json';
    const answer = await purchase.send([...fields, { name: '', content: '{', head }]);
    expect([answer.http, answer.status]).toEqual([200, 201]);
  });

  test('another content type is refused', async () => {
    expect((await post('a=b', 'application/x-www-form-urlencoded')).json().status).toBe(415);
    expect((await post('<x/>', 'application/xml')).json().status).toBe(415);
  });
});

describe('D42 unusual but valid forms', () => {
  test('a nested form counts as a file that is not a photo', async () => {
    const inner = multipart([image()]).body;
    const { data } = await purchase.send([...fields, image({ content: inner, type: 'multipart/mixed; boundary=x' })]);
    expect(data.refused_images).toEqual([{ file: 0, message: expect.stringContaining('Supported images') }]);
  });

  test('the last value of a repeated field counts', async () => {
    const { data } = await purchase.send([...fields, { name: 'rating', content: '1' }]);
    expect(data.rating).toBe(1);
  });

  test('files of other fields and empty file inputs are ignored', async () => {
    const { status, data } = await purchase.send([
      ...fields,
      image({ name: 'avatar' }),
      image({ content: '', filename: '', type: 'application/octet-stream' }),
      { name: 'images[]', content: 'no file at all' },
      { name: 'is_admin', content: '1' },
    ]);
    expect([status, data.refused_images, data.review_images]).toEqual([200, [], []]);
  });

  test('NUL is dropped from texts, as in queries', async () => {
    const { data } = await purchase.send([...fields, { name: 'review', content: 'a\0b' }]);
    expect(data.review).toBe('ab');
  });

  test('JSON is accepted when there are no photos', async () => {
    const { status } = await api.call('saveReview', { bearer: purchase.customer.bearer, body: purchase.fields });
    expect(status).toBe(200);
  });

  test('no other call accepts a form', async () => {
    const { body, headers } = multipart([{ name: 'title', content: 'x' }]);
    expect((await api.call('cancelOrder', { body, headers, bearer: purchase.customer.bearer })).http).toBe(415);
  });
});

describe('D46 a form that is too large gets 413 with an envelope', () => {
  test.each<[string, () => Part[]]>([
    ['a field of 100 kB', () => [...fields, { name: 'review', content: 'x'.repeat(100_000) }]],
    ['a hundred fields', () => [...fields, ...Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, content: '' }))]],
    ['a hundred files', () => [...fields, ...Array.from({ length: 100 }, () => image())]],
    [
      '7 MB of files',
      () => [...fields, ...Array.from({ length: 7 }, () => image({ content: Buffer.alloc(1_024_000) }))],
    ],
  ])('%s', async (_, parts) => {
    const { http, status, message } = await purchase.send(parts());
    expect([http, status, message]).toEqual([
      413,
      413,
      'This is too large to send. Please make it smaller and try again.',
    ]);
  });

  test('a real connection gets the answer while sending and stays usable', async () => {
    const large = multipart([...fields, image({ content: Buffer.alloc(20_000_000) })]);
    for (const declared of [true, false]) {
      const answer = await send(large.body, large.headers, declared);
      expect([declared, answer.status]).toEqual([declared, 413]);
      expect(answer.body).toMatchObject({ status: 413 });
    }
    const small = multipart(fields);
    expect((await send(small.body, small.headers, true)).status).toBe(200);
  });

  test('a sender that disconnects midway does not affect the API', async () => {
    const { body, headers: type } = multipart([...fields, image({ content: Buffer.alloc(500_000) })]);
    for (let n = 0; n < 80; n += 1) {
      await new Promise<void>((done) => {
        const socket = connect(port, '127.0.0.1', () => {
          const head = Object.entries(headers({ ...type, 'content-length': String(body.length) }));
          socket.write(
            `POST ${URL_PATH} HTTP/1.1\r\nhost: x\r\n${head.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`,
          );
          socket.write(body.subarray(0, 2000), () => socket.destroy());
        });
        socket.once('close', () => done());
      });
    }
    expect((await purchase.send(fields)).status).toBe(200);
  });
});

test('the documentation lists files beside the fields', async () => {
  const { paths } = (await api.app.inject('/api/docs/json')).json();
  const { schema } = paths[URL_PATH].post.requestBody.content['multipart/form-data'];
  expect(schema.properties['images[]']).toMatchObject({ type: 'array', items: { type: 'string', format: 'binary' } });
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['order_id', 'product_id', 'rating', 'review']),
  );
});

/** Sends over one keep-alive connection; reads the response as soon as it arrives. */
function send(body: Buffer, type: Record<string, string>, declared: boolean) {
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        path: URL_PATH,
        method: 'POST',
        headers: headers({ ...type, ...(declared && { 'content-length': String(body.length) }) }),
      },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode, body: JSON.parse(Buffer.concat(parts).toString()) });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
