import { folded } from 'shared-kernel/ui/folded';

/**
 * Hides the questions of a text that lack one of the typed words, in the question or its answer, and headings without questions.
 * @param text element with the questions as `details`, directly in it, below headings of their groups
 * @param typed words in any order; none shows everything
 * @returns number of questions that are shown
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
      // what is neither a question nor a heading introduces all of them
      element.hidden = words.length > 0;
    }
  }
  return shown;
}
