/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { ApiDown, NotFound } from '../../api/errors';
import * as CALLS from '../../contract/calls';
import { server } from '../../testing/server';
import { createApiClient } from '../api-client';
import { shareReads } from './shared-reads';

const API = 'http://api.test/api/v1/';
const client = (language: 'en' | 'fr' = 'en') => shareReads(createApiClient({ base: API, language }), API);
let reads = 0;
/** Counts reads of a page; each answer says its number. */
function answering(status = 200) {
  reads = 0;
  server.use(
    http.get(`${API}page/:slug`, async ({ params }) => {
      reads += 1;
      const data = status === 200 ? { title: `${params.slug} ${reads}` } : null;
      return HttpResponse.json({ status, message: '', data }, { status });
    }),
  );
}
const read = (api: ReturnType<typeof client>, slug: string, signal?: AbortSignal) =>
  api.request<{ title: string }>(CALLS.page, { params: { slug }, ...(signal ? { signal } : {}) });

test('sends a read once for all who wait for it, and again after its answer', async () => {
  answering();
  const answers = await Promise.all([read(client(), 'about'), read(client(), 'about'), read(client(), 'about')]);
  expect(answers.map(({ data }) => data.title)).toEqual(['about 1', 'about 1', 'about 1']);
  expect((await read(client(), 'about')).data.title).toBe('about 2');
});

test('keeps reads of other parameters and languages apart', async () => {
  answering();
  await Promise.all([read(client(), 'about'), read(client(), 'help'), read(client('fr'), 'about')]);
  expect(reads).toBe(3);
});

test('a render that gives up leaves the answer to the others', async () => {
  answering();
  const abort = new AbortController();
  const [first, second] = [
    read(client(), 'about', abort.signal),
    read(client(), 'about', new AbortController().signal),
  ];
  abort.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect((await second).data.title).toBe('about 1');
  await expect(read(client(), 'about', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

test('a failure reaches all who wait, and the next read is sent', async () => {
  answering(404);
  const answers = await Promise.allSettled([read(client(), 'about'), read(client(), 'about')]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([
    expect.any(NotFound),
    expect.any(NotFound),
  ]);
  expect(reads).toBe(1);
  server.use(http.get(`${API}page/:slug`, () => HttpResponse.error()));
  await expect(read(client(), 'about')).rejects.toBeInstanceOf(ApiDown);
});
