/** Range of bytes in a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header (RFC 9110 §14.2).
 *
 * @returns null for the whole file: no header, or not a single byte range; 'none' when the range is not satisfiable
 * @example byteRange('bytes=500-', 1000) // { start: 500, end: 999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // an end before the start makes the range invalid; a start past the end of the file makes it unsatisfiable
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start < size && start <= end ? { start, end } : 'none';
}
