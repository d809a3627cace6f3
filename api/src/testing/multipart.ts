import { randomBytes } from 'node:crypto';

/** One part of a form: a field, or a file with the name and type that its sender gives. */
export interface Part {
  name: string;
  content: Buffer | string;
  /** if set, the part is a file */
  filename?: string;
  type?: string;
  /** replaces the whole header of the part, to send what no browser sends */
  head?: string;
}

/** A form as it is sent over the wire, byte for byte as requested. */
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
