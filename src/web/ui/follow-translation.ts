/*
 * A browser that translates a page puts elements of its own in the place of texts. React keeps the texts it made: it would
 * change one that nobody sees any more, so that a score stands still, and fail when it takes one away.
 */

/** What a translation shows in the place of a text of ours. */
const standIns = new WeakMap<Node, ChildNode>()
const taken = new WeakSet<ChildNode>()

/**
 * From now on a text that changes is shown, and one that goes away takes its translation along. Which of the `early` ones
 * have changed meanwhile nobody saw: they are all shown.
 */
export function followTranslation(early: readonly MutationRecord[], watching: MutationObserver): void {
  watching.disconnect()
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text) showAgain(target)
  })
  const take = (records: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (!(text instanceof Text) || text.isConnected) continue
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFreeStandIn)
      if (!standIn) continue
      taken.add(standIn)
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
  }
  new MutationObserver(take).observe(document.body, { childList: true, subtree: true })
  take(early)
  for (const { removedNodes } of early)
    for (const text of removedNodes) if (text instanceof Text) showAgain(text)
  letPartsGo()
}

/** Only translations use this element, which HTML has given up. */
function isFreeStandIn(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font' && !taken.has(node)
}

/** It may be translated anew. */
function showAgain(text: Text): void {
  const standIn = standIns.get(text)
  if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text)
  standIns.delete(text)
}

/** React names texts that a translation has taken out of the page. */
function letPartsGo(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the parent, below
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call<Node, [Child], Child>(this, child)
    standIns.get(child)?.remove()
    child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const shown = next !== null && next.parentNode !== this ? (standIns.get(next) ?? null) : next
    return insertBefore.call<Node, [Child, Node | null], Child>(
      this,
      child,
      shown?.parentNode === this ? shown : null,
    )
  }
}
