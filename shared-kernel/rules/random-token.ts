/** 32 hex digits: 128 random bits. `crypto.randomUUID` is missing when a shop is opened over plain HTTP, such as in a local network. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
