import { folded } from 'shared-kernel/ui/folded';

/**
 * Hides the questions of a text that lack any of the typed words in question and answer, and headings without visible questions.
 * @param text element with the questions as direct `details` children, below headings of their groups
 * @param typed words in any order; an empty text shows everything
 * @returns number of visible questions
 */
export function filterQuestions(text: HTMLElement, typed: string): number {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  let shown = 0;
  let heading: HTMLElement | undefined;
  for (const element of text.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'DETAILS') {
      const content = folded(element.textContent);
      element.hidden = !words.every((word) => content.includes(word));
      if (element.hidden) continue;
      shown++;
      if (heading) heading.hidden = false;
    } else if (/^H\d$/.test(element.tagName)) {
      heading = element;
      heading.hidden = words.length > 0;
    } else {
      // an element that is neither question nor heading introduces all questions
      element.hidden = words.length > 0;
    }
  }
  return shown;
}
