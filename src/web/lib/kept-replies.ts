import { openDB, type DBSchema } from 'idb'
import { z } from 'zod/mini'
import type { NotedReply } from './noted-replies.ts'

/** After so long without having been seen again a reply goes: nobody looks for the board of last summer. */
const LONGEST_KEPT_MS = 30 * 24 * 3_600_000

/** What another version of the app wrote is parsed when read; the text itself by the call's schema (api.ts). */
const storedReply = z.object({
  owner: z.string(),
  address: z.string(),
  text: z.string(),
  etag: z.optional(z.string()),
  at: z.number(),
})

type KeptSchema = DBSchema & {
  replies: { key: [owner: string, address: string]; value: NotedReply }
}

/** A database of its own: emptying it at sign-out never touches the scores that wait in the outbox. */
async function inStore<Result>(
  act: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore()
  try {
    return await act(store)
  } finally {
    store.close()
  }
}

function openStore() {
  return openDB<KeptSchema>('scoreclub-kept', 1, {
    upgrade(db) {
      db.createObjectStore('replies', { keyPath: ['owner', 'address'] })
    },
  })
}

/** The last reply to this person; another person's is never read (U37). */
export async function findKept(owner: string, address: string): Promise<NotedReply | undefined> {
  const read = storedReply.safeParse(await inStore((store) => store.get('replies', [owner, address])))
  return read.success ? { ...read.data, etag: read.data.etag } : undefined
}

export async function keepReply(reply: NotedReply): Promise<void> {
  await inStore((store) => store.put('replies', reply))
}

/** Leaves of what is kept only what is this person's and was seen of late. */
export async function dropOthers(owner: string, now: number): Promise<void> {
  await inStore(async (store) => {
    const transaction = store.transaction('replies', 'readwrite')
    for await (const cursor of transaction.store)
      if (cursor.value.owner !== owner || cursor.value.at < now - LONGEST_KEPT_MS) await cursor.delete()
    await transaction.done
  })
}

export async function dropAll(): Promise<void> {
  await inStore((store) => store.clear('replies'))
}
