/** The element with which a translation replaces a text. */
const STAND_IN = 'FONT';

/**
 * Keeps the page correct when the browser translates it (Chrome, Edge), which replaces each text by a `<font>`. React keeps the
 * text node that it created, which is no longer visible: a new price or quantity would not be shown, and removing that text or
 * inserting something before it throws (facebook/react#11538). This puts a text that React writes to back into its place, where it
 * is translated again, and redirects other operations on the text to its replacement. Elements keep their place, so only texts need
 * this.
 * @returns a function that ends it
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

/** Lets React remove a replaced text, and insert before one. Other nodes behave as usual. */
function patch(prototype: Node, standIns: WeakMap<Node, ChildNode>): () => void {
  const { removeChild, insertBefore } = prototype;
  /** The node in `parent` that replaces a removed text, or now contains it; null: none known. */
  const inPlaceOf = (parent: Node, text: Node): Node | null => {
    let node: Node | null = standIns.get(text) ?? text.parentNode;
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node?.nodeName === STAND_IN ? node : null;
  };
  const isDetached = (parent: Node, node: Node | null): node is Node =>
    node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isDetached(this, child)) return removeChild.call(this, child) as T;
    const there = inPlaceOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = isDetached(this, before) ? inPlaceOf(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  return () => Object.assign(prototype, { removeChild, insertBefore });
}
