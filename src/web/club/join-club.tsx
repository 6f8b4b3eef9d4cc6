import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { joinClub } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { clubCodeError, clubCodeText } from '#web/lib/club-code-text.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { enterAs, useUser } from '#web/lib/session.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { joinClubText } from '#web/messages/en/club/join-club.ts'
import { Button } from '#web/ui/button.tsx'
import { ClubCodeInput } from '#web/ui/club-code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The field for a club code wherever a signed-in person is told that they have no club (D18). */
export default function JoinClub() {
  const refused = useUser()?.refusedClubCode
  // Begins anew when the session arrives after it on a page that was loaded again.
  return <JoinClubForm key={refused?.typed} refused={refused} />
}

function JoinClubForm({ refused }: { refused: User['refusedClubCode'] }) {
  const draft = useDraft('join-club', { clubCode: refused ? clubCodeText(refused.typed) : '' })
  const [wrong, setWrong] = useState<string>()
  const joining = useJoining(draft.clear)
  const fault = joining.error ? joinFailure(joining.error) : refusalOf(refused, draft.values.clubCode)
  return (
    <form
      noValidate
      className="grid max-w-md gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      onSubmit={(event) => {
        event.preventDefault()
        const error = clubCodeError(draft.values.clubCode)
        setWrong(error)
        if (error === undefined && !joining.isPending) joining.mutate(draft.values.clubCode)
      }}
    >
      <Field label={joinClubText.label} required hint={joinClubText.hint} error={wrong ?? fault}>
        {(wiring) => (
          <ClubCodeInput
            {...wiring}
            value={draft.values.clubCode}
            onChange={(event) => {
              draft.change({ clubCode: clubCodeText(event.target.value) })
              setWrong(undefined)
              if (joining.error) joining.reset()
            }}
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-7.5" busy={joining.isPending ? joinClubText.joining : undefined}>
        {joinClubText.join}
      </Button>
    </form>
  )
}

function useJoining(onJoined: () => void) {
  const client = useQueryClient()
  const [, go] = useLocation()
  return useMutation({
    mutationFn: (clubCode: string) => send(joinClub, { body: { clubCode } }),
    onSuccess: (user) => {
      onJoined()
      tellOutcome(user)
      enterAs(client, user)
      // The club opens when the address is confirmed.
      if (user.memberships.length === 0 && user.needsVerification) go('/auth?verify=')
    },
  })
}

function tellOutcome({ clubName, memberships }: User): void {
  const pending = memberships.find((one) => one.status === 'pending')
  if (clubName !== null) showToast({ tone: 'success', title: joinClubText.joined(clubName) })
  else if (pending) showToast({ tone: 'success', title: joinClubText.asked(pending.clubName) })
}

/** Why the code that was typed at the entrance opened no club (P20), as long as it stands in the field. */
function refusalOf(refused: User['refusedClubCode'], shown: string): string | undefined {
  if (!refused || clubCodeText(refused.typed) !== shown) return undefined
  return refused.why === 'limited' ? joinClubText.limited : (clubCodeError(shown) ?? joinClubText.unknown)
}

/** Only well-formed codes are sent, so the club is what is missing (D18). */
function joinFailure(fault: Error): string {
  return fault instanceof ApiError && fault.body?.code === 'club_code_invalid'
    ? joinClubText.unknown
    : failureText(fault, joinClubText.failed)
}
