/** Saves a text as a file from memory, so that it passes no cache. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has read it by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
