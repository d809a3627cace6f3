/**
 * Opens the question that an address names and shows it.
 * @param text element with the questions as `details`
 * @param hash `#cancel`; one that names nothing in the text is ignored
 */
export function openTarget(text: HTMLElement, hash: string): void {
  const id = hash.slice(1);
  if (!id) return;
  for (const question of text.querySelectorAll('details')) {
    // ids are plain Latin words, written in addresses as they are
    if (question.id !== id) continue;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }
}
