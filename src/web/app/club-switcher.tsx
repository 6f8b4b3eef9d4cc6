import { useMutation, useQueryClient } from '@tanstack/react-query'
import { switchClub, type User } from '#contract/auth.ts'
import { failureText, send } from '#web/lib/api.ts'
import { enterAs } from '#web/lib/session.ts'
import { appText } from '#web/messages/en/app.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Another of one's clubs; shown only to those who have more than one (D31). */
export function ClubSwitcher({ user }: { user: User }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (clubId: string) => send(switchClub, { body: { clubId } }),
    onSuccess: (changed) => {
      enterAs(client, changed)
    },
    onError: (fault) => {
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, appText.clubNotChanged),
      })
    },
  })
  const clubs = user.memberships.filter((membership) => membership.status === 'active')
  if (clubs.length < 2) return null
  return (
    <Select
      aria-label={appText.club}
      className="w-32 sm:w-56"
      value={change.isPending ? change.variables : (user.clubId ?? '')}
      disabled={change.isPending}
      onChange={(event) => {
        change.mutate(event.target.value)
      }}
    >
      {clubs.map((club) => (
        <option key={club.clubId} value={club.clubId}>
          {club.clubName}
        </option>
      ))}
    </Select>
  )
}
