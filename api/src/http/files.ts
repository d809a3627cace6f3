import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Fault } from './fault';
import { Refused } from './refused';

/** Files that a call takes beside its fields, as `multipart/form-data`. */
export interface FileRules {
  /** name of the form's field, which may come several times */
  readonly field: string;
  /** files that are read; of more it is known only that they came */
  readonly most: number;
  /** bytes of one file */
  readonly bytes: number;
  /** forms that are held in memory at once; 64 unless given */
  readonly atOnce?: number;
}

/**
 * Content of a file that was sent; null when it is larger than allowed, or one too many. What the sender says about it, name and
 * type, is left behind here: nobody can rely on it.
 */
export type SentFile = Buffer | null;

/** Bytes of a whole form beside its allowed files: fields, and files that are a little too large and get a text of their own. */
const ROOM = 1024 * 1024;
const FIELDS = 20;
/** bytes of one field: 5000 letters of any script, and more */
const FIELD_BYTES = 64 * 1024;
/** Files that may come at all; each of them is answered for. */
const PARTS = 20;
/** Forms that are held in memory at once, 5 MB each; who comes in a crowd larger than that is asked to come again. */
const FORMS_AT_ONCE = 64;
/** Bytes that are read and thrown away so that a sender gets to see the answer; who goes on sending is cut off. */
const DISCARDED = 64 * 1024 * 1024;

/**
 * Lets the calls of `scope` take forms with files. They are read before the caller is asked for (a guest's token is a field of the
 * form) and before the fields are validated.
 *
 * Answers 413 for forms that are too large as a whole, 201 for what is no form, 503 when too many come at once.
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

/** The fields of a call with its files among them, as the documentation shows them. */
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
        // text is no file, whatever it is called; of a repeated field the last one counts, and NUL is dropped, as in queries
        if (part.fieldname !== field && typeof part.value === 'string')
          fields.set(part.fieldname, part.value.replaceAll('\0', ''));
      } else {
        const wanted = part.fieldname === field;
        const content = await contentOf(part.file, wanted && files.length < most);
        // what a form sends for a field without a choice: no name, no bytes
        const chosen = Boolean(part.filename) || content === null || content.length > 0;
        if (wanted && chosen) files.push(part.file.truncated ? null : content);
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

/** Counts the bytes of a body that somebody else reads. */
function counted(raw: IncomingMessage): () => number {
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  return () => size;
}

/** A body that is not read to its end blocks its connection, and the sender never comes to read the answer. */
function discardRest(raw: IncomingMessage): void {
  raw.unpipe();
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DISCARDED) raw.destroy();
  });
  raw.resume();
}

/** The parser's own errors carry 400 and 406, 413 or nothing. */
function failureOf(error: unknown): Error {
  if (error instanceof Fault) return error;
  return (error as { statusCode?: number }).statusCode === 413 ? new Fault(413) : new Refused('validation.malformed');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** what came in the files of a form, in order; only calls with `files` have any */
    sentFiles?: readonly SentFile[];
  }
}
