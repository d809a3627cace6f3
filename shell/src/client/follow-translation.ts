/** What a translation puts in a text's place. */
const STAND_IN = 'FONT';

/**
 * Keeps the page true where the browser translates it (Chrome, Edge): that puts a `<font>` in the place of each text. React goes on with
 * the text that it made, which nobody sees any more: a new price or number of pieces would not be shown, and what it removes or puts
 * before that text throws (facebook/react#11538). Here a text that React writes to comes back in its place, where it is translated
 * again, and what is asked of a text is done to its stand-in. Elements keep their place, so texts are all there is to follow.
 * @returns ends it
 */
export function followTranslation(root: Node = document.body): () => void {
  const standIns = new WeakMap<Node, ChildNode>();

  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (!target.parentNode && standIn?.isConnected) standIn.replaceWith(target);
    }
  });
  const replaced = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) if (node.nodeType === Node.TEXT_NODE) standIns.get(node)?.remove();
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === STAND_IN);
        if (!standIn) continue;
        standIns.set(text, standIn as ChildNode);
        written.observe(text, { characterData: true });
      }
    }
  });
  replaced.observe(root, { childList: true, subtree: true });

  const restore = patch(Node.prototype, standIns);
  return () => {
    replaced.disconnect();
    written.disconnect();
    restore();
  };
}

/** Lets React remove what has a stand-in, and put something before it. What is no text fails as ever. */
function patch(prototype: Node, standIns: WeakMap<Node, ChildNode>): () => void {
  const { removeChild, insertBefore } = prototype;
  /** What stands in `parent` for a text that has gone from it, or that lies in it now; null: nothing that is known of. */
  const inPlaceOf = (parent: Node, text: Node): Node | null => {
    let node: Node | null = standIns.get(text) ?? text.parentNode;
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node?.nodeName === STAND_IN ? node : null;
  };
  const hasGone = (parent: Node, node: Node | null): node is Node =>
    node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!hasGone(this, child)) return removeChild.call(this, child) as T;
    const there = inPlaceOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = hasGone(this, before) ? inPlaceOf(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  return () => Object.assign(prototype, { removeChild, insertBefore });
}
