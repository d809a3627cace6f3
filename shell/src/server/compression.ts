import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);
/**
 * brotli quality: files are compressed only once, pages once per render, responses in transit. A home page of 143 kB takes 1.4 ms
 * at 4 (23.8 kB), 2.5 ms at 5 (22.1 kB) and 177 ms at 11 (19.8 kB), so only frequently sent pages get 11 (`PageBody`).
 */
const QUALITY = { file: 11, page: 4, popularPage: 11, answer: 4 } as const;
/** Maximum length of `Accept-Encoding` that is parsed; browsers send fewer than 50 characters. */
const LONGEST = 500;

/** Browsers of one kind send the same header: caches the choice for some of them. */
const chosen = new LRUCache<string, Coding>({ max: 100, memoMethod: negotiate });

/** The best coding that a client accepts (`Accept-Encoding`, RFC 9110 12.5.3); none when the header is missing. */
export function chooseCoding(accept: string | undefined): Coding {
  const header = accept?.slice(0, LONGEST);
  return header ? chosen.memo(header) : 'identity';
}

function negotiate(header: string): Coding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses bytes. A page with a waiting visitor is compressed at once in the thread that rendered it: handing it to another one
 * and back costs 0.4 ms of the 1.6 (docs/decisions/0057).
 */
export async function encode(bytes: Buffer, coding: Coding, kind: keyof typeof QUALITY): Promise<Buffer> {
  if (coding === 'br') {
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return kind === 'page' ? zlib.brotliCompressSync(bytes, { params }) : brotli(bytes, { params });
  }
  if (coding === 'gzip') return gzip(bytes, { level: kind === 'file' ? 9 : 6 });
  return bytes;
}

/**
 * Decompresses bytes.
 * @param longest maximum number of decompressed bytes
 * @throws Error when there are more, or when the input is not compressed
 */
export function decode(packed: Buffer, coding: 'br' | 'gzip', longest: number): Promise<Buffer> {
  const limit = { maxOutputLength: Math.max(1, longest) };
  return coding === 'br' ? unbrotli(packed, limit) : gunzip(packed, limit);
}

/** A compressing stream; it flushes responses as they arrive. */
export function encoder(coding: 'br' | 'gzip'): zlib.BrotliCompress | zlib.Gzip {
  return coding === 'br'
    ? zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY.answer } })
    : zlib.createGzip({ level: 6 });
}

const PACKABLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;
/** True when compression is worthwhile: text of more than one packet. */
export const packable = (type: string | undefined, length?: number) =>
  PACKABLE.test(type ?? '') && (length === undefined || length > 1000);
