/**
 * Opens the question that the URL's hash names and scrolls to it.
 * @param text element with the questions as `details`
 * @param hash `#cancel`; ignored when the text has no such id
 */
export function openTarget(text: HTMLElement, hash: string): void {
  const id = hash.slice(1);
  if (!id) return;
  for (const question of text.querySelectorAll('details')) {
    // ids are plain Latin words, so URLs contain them unencoded
    if (question.id !== id) continue;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }
}
