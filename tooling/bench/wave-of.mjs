/**
 * Wave of a request: 1 for the document and everything except external scripts of the page.
 * @param {string} url
 * @param {{url: string, by: string[]}[]} asked every script with the URLs of those that requested it
 */
export function waveOf(url, requests, seen = new Set()) {
  const found = requests.find((request) => request.url === url);
  if (!found || seen.has(url)) return 1;
  seen.add(url);
  return 1 + Math.max(1, ...found.by.map((by) => waveOf(by, requests, seen)));
}
