import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** The bucket of a test's server. */
export const BUCKET = 'souk';
const SETTINGS = {
  region: 'eu-central-1',
  accessKeyId: 'TESTKEY',
  secretAccessKey: 'test/secret+key',
  timeoutMs: 2000,
};
/** Names per list response; Amazon's 1,000 would need as many files in a test. */
const LISTED = 5;

/**
 * A server of the S3 protocol with one bucket in memory, with the features that shops use: whole files and ranges, conditional
 * reads and writes, paginated lists, and the signature of each request (AWS Signature Version 4), implemented independently from
 * the protocol's documents.
 * @param {string} [host] address to listen on
 * @returns {Promise<import('./s3-server.mjs').S3Server>}
 */
export async function startS3Server(host = '127.0.0.1') {
  /** @type {Map<string, {bytes: Buffer, etag: string, type: string}>} by key */
  const files = new Map();
  const requests = [];
  let fault;

  const server = http.createServer(async (request, response) => {
    const wrong = fault;
    requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (wrong && (!wrong.only || request.url.includes(wrong.only))) {
      if (wrong.delayMs) await sleep(wrong.delayMs);
      if (wrong.status) return refuse(response, wrong.status, wrong.code ?? '');
      if (wrong.hangUp) return request.socket.destroy();
      if (wrong.half) {
        response.writeHead(200, { 'content-length': 1000, etag: '"half"' }).write('half');
        return setTimeout(() => request.socket.destroy(), 20);
      }
    }
    const unsigned = signatureFault(request, body);
    if (unsigned) return refuse(response, 403, unsigned);
    const { pathname, searchParams } = new URL(request.url, 'http://s3');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(response, searchParams);
    return METHODS[request.method]({ key, headers: request.headers, body, response });
  });

  const METHODS = {
    GET({ key, headers, response }) {
      const file = files.get(key);
      if (!file) return refuse(response, 404, 'NoSuchKey');
      const { bytes, etag, type } = file;
      if (headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
      const status = from === undefined ? 200 : 206;
      return response.writeHead(status, { etag, 'content-type': type, 'content-length': part.length }).end(part);
    },
    HEAD({ key, response }) {
      const file = files.get(key);
      if (!file) return response.writeHead(404).end();
      return response.writeHead(200, { etag: file.etag, 'content-length': file.bytes.length }).end();
    },
    PUT({ key, headers, body, response }) {
      const known = files.get(key);
      if (headers['if-match'] && !known) return refuse(response, 404, 'NoSuchKey');
      const isKnown = (etag) => etag === (fault?.bareEtags ? known.etag.replaceAll('"', '') : known.etag);
      const holds = headers['if-none-match'] === '*' ? !known : !headers['if-match'] || isKnown(headers['if-match']);
      if (!holds && !fault?.noConditions) return refuse(response, 412, 'PreconditionFailed');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      files.set(key, { bytes: body, etag, type: headers['content-type'] ?? '' });
      return response.writeHead(200, { etag }).end();
    },
    DELETE({ key, response }) {
      files.delete(key);
      return response.writeHead(204).end();
    },
  };

  function list(response, query) {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
    const names = new Set();
    for (const key of [...files.keys()].sort()) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      names.add(end < 0 ? key : key.slice(0, end + 1));
    }
    const open = [...names].filter((name) => name > (query.get('continuation-token') ?? ''));
    const page = open.slice(0, LISTED);
    const rows = page.map((name) =>
      delimiter && name.endsWith(delimiter)
        ? `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${escaped(name)}</Key><Size>1</Size></Contents>`,
    );
    const more = open.length > LISTED;
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1))}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><Prefix>${escaped(prefix)}</Prefix><IsTruncated>${more}</IsTruncated>${rows.join('')}${next}</ListBucketResult>`,
      );
  }

  await new Promise((resolve) => server.listen(0, host, resolve));
  return {
    settings: { ...SETTINGS, endpoint: `http://${host}:${server.address().port}` },
    files,
    requests,
    fail(what) {
      fault = what;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Error code for a request that is not correctly signed, with these bytes; undefined when it is. */
function signatureFault({ method, url, headers }, body) {
  const sent =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!sent) return 'AccessDenied';
  const [, accessKeyId, scope, signedHeaders, signature] = sent;
  if (accessKeyId !== SETTINGS.accessKeyId) return 'InvalidAccessKeyId';
  const hash = headers['x-amz-content-sha256'];
  if (method === 'PUT' ? hash !== sha256(body) : body.length > 0) return 'XAmzContentSHA256Mismatch';
  const [path, query = ''] = url.split('?');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${strictly(name)}=${strictly(value)}`);
  const canonical = [
    method,
    path.split('/').map(decodeURIComponent).map(strictly).join('/'),
    pairs.sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce(hmac, `AWS4${SETTINGS.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
/** RFC 3986 encodes more characters than JavaScript does. */
const strictly = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const refuse = (response, status, code) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
