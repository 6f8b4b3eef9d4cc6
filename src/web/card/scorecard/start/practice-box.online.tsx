import { practiceRoundText as text } from '#web/messages/en/card/practice-round.online.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

export type PracticeBoxProps = { isTicked: boolean; onTick: (isTicked: boolean) => void }

/** That the round about to start does not count for the handicap (D43). */
export default function PracticeBox(props: PracticeBoxProps) {
  return <TickBox label={text.is} note={text.note} {...props} />
}
