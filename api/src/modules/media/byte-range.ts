/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110 §14.2).
 *
 * @returns null for the whole file: no header, or one that is no single range of bytes; 'none' when the file has no such part
 * @example byteRange('bytes=500-', 1000) // { start: 500, end: 999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // an end before the start is no range at all, a start behind the file one that it lacks
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start < size && start <= end ? { start, end } : 'none';
}
