/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import * as CALLS from '../../contract/calls';
import type { KeepAnswer } from '../../remote/definition';
import { server } from '../../testing/server';
import { createApiClient } from '../api-client';
import { shareReads } from './shared-reads';

const API = 'http://api.test/api/v1/';
const kept: string[] = [];
const keep: KeepAnswer = (key, ask) => {
  kept.push(key);
  return ask();
};
const client = (language: 'en' | 'fr' = 'en') => shareReads(createApiClient({ base: API, language }), keep);
const read = (api: ReturnType<typeof client>, slug: string, signal?: AbortSignal) =>
  api.request<{ title: string }>(CALLS.page, { params: { slug }, ...(signal ? { signal } : {}) });

beforeEach(() => {
  kept.length = 0;
  server.use(
    http.get(`${API}page/:slug`, ({ params }) =>
      HttpResponse.json({ status: 200, message: '', data: { title: params.slug } }),
    ),
  );
});

test('reads of another page or language have separate keys', async () => {
  expect((await read(client(), 'about')).data.title).toBe('about');
  await Promise.all([read(client(), 'about'), read(client(), 'help'), read(client('fr'), 'about')]);
  expect(kept).toHaveLength(4);
  expect(new Set(kept).size).toBe(3);
});

test('a write, and a read with extra headers, are not shared', async () => {
  server.use(http.post(`${API}contact`, () => HttpResponse.json({ status: 200, message: '', data: true })));
  await client().request(CALLS.contact, { body: {} });
  await client().request(CALLS.page, { params: { slug: 'about' }, headers: { 'X-Own': '1' } });
  expect(kept).toEqual([]);
});

test('an aborted render leaves the shared read running for others', async () => {
  const abort = new AbortController();
  const [first, second] = [
    read(client(), 'about', abort.signal),
    read(client(), 'about', new AbortController().signal),
  ];
  abort.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect((await second).data.title).toBe('about');
  await expect(read(client(), 'about', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});
