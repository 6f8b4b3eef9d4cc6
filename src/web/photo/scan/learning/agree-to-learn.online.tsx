import { useQuery } from '@tanstack/react-query'
import { askToLearn, keepLearningCells, type DecidedCell } from '#contract/photo/learning.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { learnFromCardText as text } from '#web/messages/en/photo/learn-from-card.online.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

export type GiveCells = (cells: readonly DecidedCell[]) => void

type AgreeToLearnProps = {
  roundId: string
  /** The club's copy of the photo. */
  photo: string
  isAgreed: boolean
  /** Gets what sends cells, and undefined where they stay here. */
  onAgree: (give: GiveCells | undefined) => void
}

/** A tick for this card only; nothing where the club does not learn. */
export default function AgreeToLearn({ roundId, photo, isAgreed, onAgree }: AgreeToLearnProps) {
  const asked = useQuery(query(askToLearn, { params: { roundId } }))
  if (asked.data?.asks !== true) return null
  const give: GiveCells = (cells) => {
    if (cells.length === 0) return
    // The scores are taken whatever becomes of it, so nobody is troubled with a failure.
    send(keepLearningCells, { params: { roundId }, body: { agreed: true, photo, cells: [...cells] } }).catch(
      () => undefined,
    )
  }
  return (
    <TickBox
      label={text.agree}
      note={text.agreeText}
      isTicked={isAgreed}
      onTick={(isTicked) => {
        onAgree(isTicked ? give : undefined)
      }}
    />
  )
}
