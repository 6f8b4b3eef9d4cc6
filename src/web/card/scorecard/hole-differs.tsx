import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { currentGroup } from '#contract/card/groups.ts'
import { fullName } from '#contract/club/former-member.ts'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import { reconcileCard } from '#golf/card/reconcile-card.ts'
import { isSameResult, type HoleResult } from '#golf/card/hole-result.ts'
import { saidEntries } from '#web/card/said-entries.ts'
import { query } from '#web/lib/query.ts'
import { holeDiffersText as text } from '#web/messages/en/card/hole-differs.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { Button } from '#web/ui/button.tsx'
import type { HoleTroubleProps } from './hole-trouble.tsx'

/** Who says what of a hole that was entered differently; one tap takes the other's score (U11). */
export default function HoleDiffers({ scorecard, snapshot, runner, holeNumber }: HoleTroubleProps) {
  const { round, enter } = scorecard
  const { outbox } = snapshot
  const card = { roundId: round.id, playerId: round.userId, said: round.said ?? [] }
  const hole = reconcileCard(saidEntries(card, outbox, runner.owner)).get(holeNumber)
  const isSettled = hole?.state !== 'differs'
  useCardReadAgain(isSettled && unsent(outbox, round.id).length === 0)
  const nameOf = useNameOf(round.markerCard === true)
  if (isSettled) return null
  const { player, marker, paper, committee } = hole.said
  const all = [player, marker, paper, committee].filter((entry) => entry !== undefined)
  const others = distinct(all.filter((entry) => !player || !isSameResult(entry.result, player.result)))
  const other = marker && (nameOf(marker) ?? undefined)
  return (
    // The buttons stand beside the values: on a small phone only the first lines are above the hole's panel.
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 rounded-control bg-warn-tint p-3 text-on-warn-tint">
      <p className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
        {text.title(holeNumber)}
      </p>
      <div className="row-span-2 grid gap-2">
        {others.map((result) => (
          <Button
            key={resultWords(result)}
            look="secondary"
            aria-label={text.takeOf(holeNumber, resultWords(result))}
            onClick={() => {
              enter([{ holeNumber, result }])
            }}
          >
            {text.take(resultWords(result))}
          </Button>
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-4">
        {all.map((entry) => (
          <div key={entry.source} className="flex min-w-0 gap-1.5">
            <dt className="truncate">{whose(entry, nameOf)}</dt>
            <dd className="font-semibold tabular-nums">{resultWords(entry.result)}</dd>
          </div>
        ))}
      </dl>
      {player && (
        <p className="col-span-full text-note compact:hidden">
          {other === undefined
            ? text.orGroup(resultWords(player.result))
            : text.orThey(other, resultWords(player.result))}
        </p>
      )}
    </div>
  )
}

/** The card still has the mark of a hole that was settled here, until the club's answer to that is read. */
function useCardReadAgain(isDue: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (isDue) void client.invalidateQueries({ queryKey: ['scorecard', 'open-round'] })
  }, [client, isDue])
}

/** The group knows the names of those who score in it, without a network too. */
function useNameOf(isMarkerCard: boolean): (entry: SourcedEntry) => string | undefined {
  const group = useQuery({ ...query(currentGroup), enabled: !isMarkerCard })
  return ({ authorId }) => {
    const player = group.data?.players.find(({ userId }) => userId === authorId)
    return player && fullName(player)
  }
}

function whose(entry: SourcedEntry, nameOf: ReturnType<typeof useNameOf>): string {
  switch (entry.source) {
    case 'player':
      return text.you
    case 'marker':
      return nameOf(entry) ?? text.group
    case 'paper':
      return text.paper
    case 'committee':
      return text.committee
  }
}

function resultWords(result: HoleResult): string {
  if (result.kind === 'strokes') return String(result.strokes)
  return result.kind === 'picked_up' ? text.pickedUp : text.noScore
}

function distinct(entries: readonly SourcedEntry[]): HoleResult[] {
  const results: HoleResult[] = []
  for (const { result } of entries)
    if (!results.some((one) => isSameResult(one, result))) results.push(result)
  return results
}
