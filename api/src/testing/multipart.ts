import { randomBytes } from 'node:crypto';

/** One part of a form: a field, or a file with whatever its sender says about it. */
export interface Part {
  name: string;
  content: Buffer | string;
  /** makes it a file */
  filename?: string;
  type?: string;
  /** the part's whole head instead, for what no browser sends */
  head?: string;
}

/** A form as it goes over the wire, byte by byte as it was asked for. */
export function multipart(parts: readonly Part[]): { body: Buffer; headers: { 'content-type': string } } {
  const boundary = `souk${randomBytes(8).toString('hex')}`;
  const pieces = parts.flatMap(({ name, content, filename, type, head }) => [
    `--${boundary}\r\n`,
    head ??
      `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}${type ? `\r\nContent-Type: ${type}` : ''}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The fields of an object and its files under `images[]`, as the review form sends them. */
export function reviewParts(fields: Record<string, string | number>, files: readonly Buffer[] = []): Part[] {
  return [
    ...Object.entries(fields).map(([name, value]) => ({ name, content: String(value) })),
    ...files.map((content, n) => ({ name: 'images[]', content, filename: `photo-${n}.jpg`, type: 'image/jpeg' })),
  ];
}
