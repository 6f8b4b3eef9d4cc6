import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownMatch } from './use-match-card.ts'

/** What of this match the club does not have: it waits on the phone, or was refused. */
export function WaitingEntries({ shown: { view, kept, waiting, outbox } }: { shown: ShownMatch }) {
  const refused = kept.entries.filter(({ matchId, refusal }) => matchId === view.matchId && refusal !== null)
  const pending = waiting - refused.length
  return (
    <>
      <div role="status" className="empty:-mt-6">
        {pending > 0 && (
          <Notice tone="info">
            {text.waiting(pending)} {kept.isSignedOut && text.waitsForSignIn}
          </Notice>
        )}
      </div>
      {kept.isUnstored && pending > 0 && <Notice tone="bad">{text.unstored}</Notice>}
      {refused.length > 0 && (
        <Notice
          tone="bad"
          title={text.refused.title}
          action={
            <div>
              <Button
                look="secondary"
                onClick={() => {
                  void outbox.discardRefused(view.matchId)
                }}
              >
                {text.refused.remove}
              </Button>
            </div>
          }
        >
          {[...new Set(refused.map(({ refusal }) => refusal))].join(' ')}
        </Notice>
      )}
    </>
  )
}
