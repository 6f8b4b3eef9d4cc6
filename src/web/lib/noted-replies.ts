/** An answer of the server as it came, to a call whose last answer a phone keeps. */
export type NotedReply = {
  /** Who was signed in when it was asked for. */
  owner: string
  address: string
  text: string
  etag: string | undefined
  at: number
}

/** Answered in the life of this page: its screens have these, so what was kept before is of no use. */
const answered = new Map<string, NotedReply>()
const listeners = new Set<(reply: NotedReply) => void>()

export function noteReply(reply: NotedReply): void {
  answered.set(reply.address, reply)
  for (const listener of listeners) listener(reply)
}

export function isAnswered(address: string): boolean {
  return answered.has(address)
}

/** Tells of every reply from now on, and of the last ones before, until the returned function is called. */
export function onReplies(listener: (reply: NotedReply) => void): () => void {
  answered.forEach(listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
