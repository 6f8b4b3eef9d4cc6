import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmPreference, type PendingPreference } from '#contract/identity/auth.ts'
import { send } from '#web/lib/api.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authFailure } from './auth-failure.ts'

/** What was chosen before sign-in may be another's choice, on a tablet that is shared: it is asked about once (T36). */
export default function ConfirmChoice({ choice }: { choice: PendingPreference }) {
  const { clubName, clubColour, clubCrestUrl } = choice
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: (join: boolean) => send(confirmPreference, { body: { join } }),
    onSuccess: (user) => {
      enterAs(client, user)
    },
  })
  return (
    <Card className="grid gap-4">
      {clubName !== null && (
        <ClubCrest name={clubName} colour={clubColour} crestUrl={clubCrestUrl} size="large" />
      )}
      <p className="text-lead font-semibold">{authText.joinQuestion(clubName)}</p>
      <p className="text-soft">{authText.joinQuestionWhy}</p>
      {confirming.isError && <Notice tone="bad">{authFailure(confirming.error, authText.failed)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={confirming.isPending ? authText.joining : undefined}
          onClick={() => {
            confirming.mutate(true)
          }}
        >
          {authText.joinYes}
        </Button>
        <Button
          look="secondary"
          disabled={confirming.isPending}
          onClick={() => {
            confirming.mutate(false)
          }}
        >
          {authText.joinNo}
        </Button>
      </div>
    </Card>
  )
}
