import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/identity/session.ts'
import { acceptInvitation, type InvitationOffer } from '#contract/club/invitations.ts'
import { send } from '#web/lib/api.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { authFailure } from './auth-failure.ts'

type AcceptProps = { token: string; offer: InvitationOffer; user: User; onDone: () => void }

/** Somebody who is signed in already joins with one press (T62). */
export function AcceptInvitation({ token, offer, user, onDone }: AcceptProps) {
  const client = useQueryClient()
  const accepting = useMutation({
    mutationFn: () => send(acceptInvitation, { params: { token } }),
    onSuccess: (joined) => {
      showToast({ tone: 'success', title: authText.joined(offer.clubName) })
      enterAs(client, joined)
      onDone()
    },
  })
  if (user.email !== offer.email)
    return (
      <div className="grid gap-3">
        <Notice tone="warn">{authText.invitedElsewhere(offer.email, user.email)}</Notice>
        <div>
          <LinkButton href="/api/logout" look="secondary">
            {authText.signOut}
          </LinkButton>
        </div>
      </div>
    )
  return (
    <div className="grid gap-3">
      {accepting.isError && <Notice tone="bad">{authFailure(accepting.error, authText.failed)}</Notice>}
      <Button
        busy={accepting.isPending ? authText.joining : undefined}
        onClick={() => {
          accepting.mutate()
        }}
      >
        {authText.joinClub(offer.clubName)}
      </Button>
      {user.handicap !== null && <p className="text-note text-soft">{authText.keepsHandicap}</p>}
    </div>
  )
}
