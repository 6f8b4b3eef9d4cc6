import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Above the start of the next round: cards that were handed in on this phone and are not at the club yet. */
export function CardsThatWait({ snapshot }: { snapshot: OutboxSnapshot }) {
  const waiting = [...snapshot.rounds.values()].filter(
    ({ isOwn, handIn }) => isOwn && handIn?.refusal === null,
  )
  return waiting.map(({ id, detail, handIn }) => (
    <Notice
      key={id}
      tone="info"
      title={keptHereText.handedInHere}
      action={
        <Button look="secondary" className="mt-1 justify-self-start" onClick={openWaitingList}>
          {keptHereText.seeWaiting}
        </Button>
      }
    >
      {keptHereText.cardWaits({
        name: detail.competitionName ?? detail.courseName,
        points: handIn?.stablefordPoints ?? 0,
      })}
    </Notice>
  ))
}
