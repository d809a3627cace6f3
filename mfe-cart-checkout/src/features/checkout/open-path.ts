/** Opens a page of the shop that another remote may own, as a click on a link to it would. */
export function openPath(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
