import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/platform/call.ts'
import { getClub } from '#contract/club/clubs.ts'
import { getClubRules, setClubRules, type ClubRules } from '#contract/club/club-rules.ts'
import { savedToasts } from '#web/platform/saved-choice.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

type Change = Pick<Input<typeof setClubRules.body>, 'union' | 'inactiveSeason'> & {
  rules?: Readonly<Record<string, string>>
}

/** Saves the country or one rule. Somebody else's change meanwhile is shown instead of being written over. */
export function useRulesChange(clubId: string, seen: ClubRules, { onSaved }: { onSaved?: () => void } = {}) {
  const client = useQueryClient()
  const params = { clubId }
  const key = query(getClubRules, { params }).queryKey
  const toasts = savedToasts<ClubRules>({
    topic: 'rules-of-play',
    done: ({ union }) => ({
      title: text.saved,
      ...(union !== seen.union && union !== null && { description: text.savedUnion(text.unions[union]) }),
    }),
    failed: { title: text.failed, text: (fault) => failureText(fault, sharedText.tryAgainLater) },
  })
  return useAction({
    run: async (change: Change) => {
      const changed = await sendRules(clubId, seen, change).catch((fault: unknown) => {
        const now = readConflict(fault, setClubRules.reply)
        if (now) client.setQueryData(key, now)
        throw fault
      })
      client.setQueryData(key, changed)
      return changed
    },
    changes: [allOf(getClub)],
    ...toasts,
    onDone: (changed) => {
      toasts.onDone(changed)
      onSaved?.()
    },
  })
}

/** Sent once more when only other settings of the club were changed meanwhile. */
async function sendRules(clubId: string, seen: ClubRules, change: Change): Promise<ClubRules> {
  const put = (version: number | undefined) =>
    send(setClubRules, { params: { clubId }, body: setClubRules.body.parse({ ...change, version }) })
  try {
    return await put(seen.version)
  } catch (fault) {
    const now = readConflict(fault, setClubRules.reply)
    if (!now || !isSame(now, seen)) throw fault
    return put(now.version)
  }
}

function isSame(a: ClubRules, b: ClubRules): boolean {
  const values = ({ union, settings, inactiveSeason }: ClubRules) =>
    JSON.stringify([union, inactiveSeason, ...settings.map(({ value }) => value)])
  return values(a) === values(b)
}
