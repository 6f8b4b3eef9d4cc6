import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { startTime } from './draw-model.ts'

type MismatchNoticeProps = {
  draw: StartDraw
  /** Left out for who cannot draw. */
  onDraw: (() => void) | undefined
}

/**
 * What of the draw the competition no longer has, since it was changed: players cannot be shown it like this. And a start at
 * which nobody can begin a card, of which the club only hears.
 */
export function MismatchNotice({ draw, onDraw }: MismatchNoticeProps) {
  const { mismatches = [], outside } = draw
  if (outside)
    return (
      <Notice tone="warn">
        {text.outside[outside.of](startTime(outside.startsAt, draw), startTime(outside.limit, draw))}
      </Notice>
    )
  if (mismatches.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={text.mismatchTitle}
      action={
        onDraw && (
          <Button look="secondary" onClick={onDraw}>
            {text.drawAgain}
          </Button>
        )
      }
    >
      {mismatches.map((mismatch) => (
        <p key={`${mismatch.of} ${mismatch.drawn}`}>{text.mismatch(mismatch)}</p>
      ))}
      <p>{onDraw ? text.mismatchDraw : text.mismatchAsk}</p>
    </Notice>
  )
}
