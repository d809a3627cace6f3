/** Opens a page of the shop, possibly another remote's, as a click on a link does. */
export function openPath(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
