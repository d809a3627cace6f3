import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

/** Retries after responses that ask for them; the library waits longer each time, within the deadline. */
const RETRIES = 2;
const FIRST_WAIT_MS = 50;
/** Characters of an error's body that are read: its code is at the beginning. */
const ERROR_BODY = 2000;
const SCHEME = 's3://';

/** The bucket is unreachable or too slow, rejected the call, or disconnected. Contains place and reason, never a key. */
export class BucketFault extends Error {
  name = 'BucketFault';
}

/** True for a place in a bucket, `s3://<bucket>/<prefix>`; any other is a folder, a file or a URL. */
export const isInBucket = (place) => place.startsWith(SCHEME);

/**
 * Files in a bucket, by the S3 protocol (docs/decisions/0096-several-machines.md). A write is complete or has no effect, and the
 * server rejects it when its bytes are not those that were signed.
 * @param {string} place `s3://<bucket>/<prefix>`, the prefix is prepended to every key
 * @param {import('./bucket.mjs').BucketSettings} settings
 * @returns {import('./bucket.mjs').Bucket}
 */
export function openBucket(place, { endpoint, region, accessKeyId, secretAccessKey, timeoutMs }) {
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() },
    ...{ retries: RETRIES, initRetryMs: FIRST_WAIT_MS },
  });
  const [bucket = '', ...folders] = place.slice(SCHEME.length).split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (key) => `${root}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;
  const nameOf = (key) => `${SCHEME}${bucket}/${prefix}${key}`;

  /** @param {(response: Response) => Promise<T>} take reads the response within the deadline @template T */
  async function ask(method, name, url, { headers = {}, body, expected }, take) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      const response = await client.fetch(url, { method, headers, body, signal: deadline.signal, redirect: 'manual' });
      if (!response.ok && !expected.includes(response.status)) throw await refusal(method, name, response);
      return await take(response);
    } catch (error) {
      if (error instanceof BucketFault) throw error;
      const reason = deadline.signal.aborted ? `no whole answer within ${timeoutMs} ms` : reasonOf(error);
      throw new BucketFault(`${method} ${name}: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
  const askFor = (method, key, options, take) => ask(method, nameOf(key), urlOf(key), options, take);
  const find = (key) =>
    askFor('HEAD', key, { expected: [404] }, async (response) => (response.status === 404 ? null : factsOf(response)));
  /** @param {Record<string, string>} condition its headers @returns null when it is not met */
  function putIf(condition, key, bytes, type) {
    const headers = {
      'content-type': type,
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      ...condition,
    };
    // 404: the file to replace is gone; 409: a concurrent write of the same key
    const expected = Object.keys(condition).length > 0 ? [404, 409, 412] : [];
    return askFor('PUT', key, { headers, body: bytes, expected }, async (response) => {
      if (response.ok) return { etag: response.headers.get('etag') ?? '' };
      if (response.status === 404) await isMissing('PUT', nameOf(key), response);
      return null;
    });
  }

  return {
    get(key, { known } = {}) {
      const headers = known ? { 'if-none-match': known } : {};
      return askFor('GET', key, { headers, expected: [304, 404] }, async (response) => {
        if (response.status === 304) return 'unchanged';
        if (await isMissing('GET', nameOf(key), response)) return null;
        const bytes = Buffer.from(await response.arrayBuffer());
        return { bytes, ...factsOf(response), size: bytes.length };
      });
    },
    find,
    stream(key, { start, end }) {
      const headers = { range: `bytes=${start}-${end}` };
      return askFor('GET', key, { headers, expected: [404] }, async (response) => {
        if (await isMissing('GET', nameOf(key), response)) return null;
        // a server without support for ranges would send other bytes than announced
        if (response.status !== 206 && Number(response.headers.get('content-length')) !== end - start + 1)
          throw new BucketFault(`GET ${nameOf(key)}: no part of the file came, status ${response.status}`);
        return Readable.fromWeb(response.body);
      });
    },
    async put(key, bytes, { type = 'application/octet-stream', onlyNew, onlyIf } = {}) {
      if (!onlyIf) return putIf(onlyNew ? { 'if-none-match': '*' } : {}, key, bytes, type);
      const written = await putIf({ 'if-match': onlyIf }, key, bytes, type);
      // Ceph 18 compares with an etag without its quotes, and rejects valid writes
      if (written || (await find(key))?.etag !== onlyIf) return written;
      return putIf({ 'if-match': onlyIf.replaceAll('"', '') }, key, bytes, type);
    },
    async checkConditions() {
      const probe = { key: 'conditions-are-kept', bytes: Buffer.from('written again by each release command\n') };
      await putIf({}, probe.key, probe.bytes, 'text/plain');
      if (await putIf({ 'if-none-match': '*' }, probe.key, probe.bytes, 'text/plain'))
        throw new BucketFault(
          `PUT ${nameOf(probe.key)}: the server ignores If-None-Match, so two releases at once could overwrite each other; take one that knows conditional writes`,
        );
    },
    remove(key) {
      return askFor('DELETE', key, { expected: [404] }, async () => undefined);
    },
    async list(below = '') {
      const objects = [];
      for (let next = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: `${prefix}${below}` });
        if (next) query.set('continuation-token', next);
        const text = await ask('GET', nameOf(below), `${root}/?${query}`, { expected: [] }, (response) =>
          response.text(),
        );
        if (!text.includes('<ListBucketResult')) throw new BucketFault(`GET ${nameOf(below)}: the answer is no list`);
        for (const [, key, folder = ''] of text.matchAll(/<Key>([^<]*)<|<CommonPrefixes>\s*<Prefix>([^<]*)</g))
          objects.push(unescaped(key ?? folder).slice(prefix.length + below.length));
        next = unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '');
        if (!next) return objects;
      }
    },
  };
}

/** @returns {{size: number, etag: string}} */
const factsOf = ({ headers }) => ({
  size: Number(headers.get('content-length') ?? 0),
  etag: headers.get('etag') ?? '',
});

/** True for a file that does not exist. @throws BucketFault when the whole bucket is missing */
async function isMissing(method, name, response) {
  if (response.status !== 404) return false;
  const text = await beginningOf(response);
  if (text.includes('NoSuchBucket')) throw new BucketFault(`${method} ${name}: there is no such bucket`);
  return true;
}

async function refusal(method, name, response) {
  const [, code = ''] = /<Code>([\w.]*)</.exec(await beginningOf(response)) ?? [];
  return new BucketFault(`${method} ${name}: status ${response.status}${code && ` ${code}`}`);
}

async function beginningOf(response) {
  return (await response.text().catch(() => '')).slice(0, ERROR_BODY);
}

/** Node's message is just 'fetch failed'; the reason is in the cause. */
const reasonOf = (error) => error.cause?.code ?? error.cause?.message ?? error.message;

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const unescaped = (text) => text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]);
