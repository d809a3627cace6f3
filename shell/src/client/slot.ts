import { rootReady } from 'shared-kernel/remote/root-ready';
import type { Owner } from 'shared-kernel/rules/routes';
import { appElementId, ELEMENT } from '../boot';

/** The owner's element in the slot; created when the server did not send one. */
export function appElement(owner: Owner): HTMLElement {
  const id = appElementId(owner);
  const known = document.getElementById(id);
  if (known) return known;
  const element = document.createElement('div');
  element.id = id;
  element.dataset.root = '';
  document.getElementById(ELEMENT.slot)?.append(element);
  // it has no server HTML, so no input to keep
  rootReady(id);
  return element;
}
