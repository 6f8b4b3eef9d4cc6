import { useQueryClient } from '@tanstack/react-query'
import { getClub } from '#contract/club/clubs.ts'
import { getRetention, setRetention, type Retention } from '#contract/data/retention.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubKeepingText as text } from '#web/messages/en/club/club-keeping.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'
import { daysText, type KeptField, keptFields } from './kept-choices.ts'

type Keeping = { clubId: string; field: KeptField; retention: Retention; onDone: () => void }

/** Saves how long one of the two is kept. */
export function useKeeping({ clubId, field, retention, onDone }: Keeping) {
  const client = useQueryClient()
  const key = query(getRetention, { params: { clubId }, query: {} }).queryKey
  return useAction({
    run: async ({ days }: { days: number | null }) => {
      const changed = await sendKeeping(clubId, retention, { [field]: days }).catch((fault: unknown) => {
        const now = readConflict(fault, setRetention.reply)
        if (now) client.setQueryData(key, now)
        throw fault
      })
      client.setQueryData(key, changed)
      return changed
    },
    changes: [allOf(getClub)],
    onDone: (changed) => {
      onDone()
      showToast({
        tone: 'success',
        topic: `keeping-${field}`,
        title: text.saved,
        description: text.savedNow(daysText(changed[field] ?? changed.most[field])),
      })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        topic: `keeping-${field}`,
        title: text.failed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
}

/** Sent once more when somebody else has changed another setting of the club meanwhile. */
async function sendKeeping(
  clubId: string,
  seen: Retention,
  change: Partial<Record<KeptField, number | null>>,
): Promise<Retention> {
  const { photoDays, signatureDays } = seen
  const body = { photoDays, signatureDays, ...change }
  const put = (version: number | undefined) =>
    send(setRetention, { params: { clubId }, body: { ...body, version } })
  try {
    return await put(seen.version)
  } catch (fault) {
    const now = readConflict(fault, setRetention.reply)
    if (!now || keptFields.some((one) => now[one] !== seen[one])) throw fault
    return put(now.version)
  }
}
