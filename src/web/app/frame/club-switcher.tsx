import { useMutation, useQueryClient } from '@tanstack/react-query'
import { switchClub } from '#contract/identity/auth.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { enterAs } from '#web/lib/session.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ClubSwitcherProps = { clubs: readonly { clubId: string; clubName: string }[]; clubId: string }

/** Changes to another of the reader's clubs. */
export default function ClubSwitcher({ clubs, clubId }: ClubSwitcherProps) {
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
  return (
    <Select
      aria-label={appText.club}
      className="w-24 sm:w-36"
      value={change.isPending ? change.variables : clubId}
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
