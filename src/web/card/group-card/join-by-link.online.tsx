import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { currentGroup, joinGroup, readGroupLink } from '#contract/card/groups.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { fullName } from '#contract/club/former-member.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the QR code leads to; nobody is in the group before they have said so. */
export default function JoinByLink({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const params = { token }
  const found = useQuery(query(readGroupLink, { params }))
  const joining = useAction({
    run: () => send(joinGroup, { params }),
    changes: [query(currentGroup), query(activeRound)],
    onDone: () => {
      navigate('/group', { replace: true })
    },
  })
  if (found.isError)
    return found.error instanceof ApiError && found.error.status < 500 ? (
      <Notice tone="warn" title={text.linkOver}>
        {failureText(found.error, text.tryAgain)}
      </Notice>
    ) : (
      <ErrorState title={text.failed} onRetry={() => void found.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!found.data) return <Skeleton className="h-56 rounded-card" />
  const { courseName, competitionName, players } = found.data
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title font-semibold">{text.joinTitle}</h2>
        {competitionName !== null && <p className="font-medium">{competitionName}</p>}
        <p className="wrap-anywhere">{text.joinWith(players.map(fullName))}</p>
        <p className="text-soft">{text.joinLead(courseName)}</p>
      </div>
      {joining.isError && (
        <Notice tone="bad" title={text.notJoined}>
          {failureText(joining.error, text.tryAgain)}
        </Notice>
      )}
      <Button
        className="min-h-14 text-lead"
        busy={joining.isPending ? text.joining : undefined}
        onClick={() => {
          joining.mutate(undefined)
        }}
      >
        {text.join}
      </Button>
    </Card>
  )
}
