import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentGroup, startGroupFromSheet } from '#contract/card/groups.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { ownStarts, type OwnStart } from '#contract/competition/start-sheet.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { readerLocale } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const HALF_A_DAY_MS = 12 * 3_600_000

/** The group of today's start sheet, begun with one press; nothing for who is on none. */
export function StartFromSheet({ wanted }: { wanted: string | null }) {
  const starts = useQuery(query(ownStarts))
  const [now] = useState(() => Date.now())
  const today = (starts.data ?? []).filter(
    ({ startsAt }) => Math.abs(Date.parse(startsAt) - now) < HALF_A_DAY_MS,
  )
  const start = today.find(({ competitionId }) => competitionId === wanted) ?? today[0]
  return start ? <Offer start={start} /> : null
}

function Offer({ start }: { start: OwnStart }) {
  const { competitionId, competitionName, startsAt, timeZone, hole, half, partners } = start
  const list = new Intl.ListFormat(readerLocale())
  const names = partners.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const starting = useAction({
    run: () => send(startGroupFromSheet, { params: { competitionId } }),
    changes: [query(currentGroup), query(activeRound)],
    onDone: ({ notAdded }) => {
      if (notAdded.length > 0) showToast({ tone: 'error', title: text.sheet.notAdded(list.format(notAdded)) })
    },
  })
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="text-title font-semibold">{competitionName}</h2>
        <p>
          {text.sheet.start(formatTime(startsAt, timeZone), `${hole}${half ?? ''}`)}
          {names.length > 0 && ` ${text.sheet.with(list.format(names))}`}
        </p>
      </div>
      {starting.isError && (
        <Notice tone="bad" title={text.notStarted}>
          {failureText(starting.error, text.tryAgain)}
        </Notice>
      )}
      <Button
        className="min-h-14 text-lead"
        busy={starting.isPending ? text.starting : undefined}
        onClick={() => {
          starting.mutate(undefined)
        }}
      >
        {text.sheet.begin}
      </Button>
    </Card>
  )
}
