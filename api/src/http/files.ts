import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Fault } from './fault';
import { Refused } from './refused';

/** Files that a call accepts beside its fields, as `multipart/form-data`. */
export interface FileRules {
  /** name of the form's field, which may occur several times */
  readonly field: string;
  /** maximum number of files read; further ones are only counted */
  readonly most: number;
  /** maximum bytes of one file */
  readonly bytes: number;
  /** maximum number of forms held in memory at once; default: 64 */
  readonly atOnce?: number;
}

/**
 * Content of an uploaded file; null when it is larger than allowed, or one too many. The sender's file name and type are dropped here,
 * because nobody can rely on them.
 */
export type SentFile = Buffer | null;

/** Bytes of a form beyond its allowed files: fields, and files that are slightly too large and get their own message. */
const ROOM = 1024 * 1024;
const FIELDS = 20;
/** bytes of one field: 5000 letters of any script, and more */
const FIELD_BYTES = 64 * 1024;
/** Maximum number of files in a form; each of them gets a result. */
const PARTS = 20;
/** Forms held in memory at once, 5 MB each; further requests must retry later. */
const FORMS_AT_ONCE = 64;
/** Bytes that are read and discarded so that the sender can read the response; if more follow, the connection is closed. */
const DISCARDED = 64 * 1024 * 1024;

/**
 * Lets the calls of `scope` accept forms with files. They are read before the caller is identified (a guest token is a field of the
 * form) and before the fields are validated.
 * Responds with 413 for forms that are too large as a whole, 201 for malformed forms, 503 for too many at once.
 */
export async function takeFiles(scope: FastifyInstance, rules: FileRules): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: rules.bytes,
      files: PARTS,
      fields: FIELDS,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      parts: PARTS + FIELDS,
      headerPairs: 20,
    },
  });
  let held = 0;
  scope.addHook('onRequest', async (_request, reply) => {
    if (held >= (rules.atOnce ?? FORMS_AT_ONCE)) throw new Fault(503);
    held += 1;
    finished(reply.raw, () => {
      held -= 1;
    });
  });
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const form = await readForm(request, rules);
    request.body = form.fields;
    request.sentFiles = form.files;
  });
}

/** The fields of a call together with its files, for the documentation. */
export function withFiles(body: z.ZodType | undefined, { field }: FileRules): z.ZodType {
  const fields = body instanceof z.ZodObject ? body : z.object({});
  return fields.extend({ [field]: z.array(z.file()).optional() });
}

async function readForm(request: FastifyRequest, { field, most, bytes }: FileRules) {
  const largest = most * bytes + ROOM;
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  try {
    if (Number(request.headers['content-length'] ?? 0) > largest) throw new Fault(413);
    const size = counted(request.raw);
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Fault(413);
        // text is not a file, whatever its field; the last value of a repeated field counts, and NUL is dropped, as in queries
        if (part.fieldname !== field && typeof part.value === 'string')
          fields.set(part.fieldname, part.value.replaceAll('\0', ''));
      } else {
        const isOwnField = part.fieldname === field;
        const content = await contentOf(part.file, isOwnField && files.length < most);
        // without a chosen file browsers send an empty part: no name, no bytes
        const chosen = Boolean(part.filename) || content === null || content.length > 0;
        if (isOwnField && chosen) files.push(part.file.truncated ? null : content);
      }
      if (size() > largest) throw new Fault(413);
    }
  } catch (error) {
    discardRest(request.raw);
    throw failureOf(error);
  }
  return { fields: Object.fromEntries(fields), files };
}

async function contentOf(file: AsyncIterable<Buffer>, keep: boolean): Promise<SentFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) if (keep) chunks.push(chunk);
  return keep ? Buffer.concat(chunks) : null;
}

/** Counts the bytes of a body that another reader consumes. */
function counted(raw: IncomingMessage): () => number {
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  return () => size;
}

/** An unread body blocks its connection, and the sender never reads the response. */
function discardRest(raw: IncomingMessage): void {
  raw.unpipe();
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DISCARDED) raw.destroy();
  });
  raw.resume();
}

/** The parser's own errors have the status 400, 406, 413 or none. */
function failureOf(error: unknown): Error {
  if (error instanceof Fault) return error;
  return (error as { statusCode?: number }).statusCode === 413 ? new Fault(413) : new Refused('validation.malformed');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** files of a form, in order; set only for calls with `files` */
    sentFiles?: readonly SentFile[];
  }
}
