import { type Boot, ELEMENT } from '../boot';

/** What the server told this page. @throws Error when the document is not one of ours */
export function readBoot(): Boot {
  const element = document.getElementById(ELEMENT.boot);
  if (!element?.textContent) throw new Error(`#${ELEMENT.boot} is missing`);
  return JSON.parse(element.textContent) as Boot;
}
