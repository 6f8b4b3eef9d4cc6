import type { StartDraw } from '#contract/start-sheet-draw.ts'
import { startDrawText as text } from '#web/messages/en/start-draw.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { startTime } from './draw-model.ts'

type MisfitNoticeProps = {
  draw: StartDraw
  /** Left out for who cannot draw. */
  onDraw: (() => void) | undefined
}

/**
 * What of the draw the competition no longer has, since it was changed: players cannot be shown it like this. And a start at
 * which nobody can begin a card, of which the club only hears.
 */
export function MisfitNotice({ draw, onDraw }: MisfitNoticeProps) {
  const { misfits = [], outside } = draw
  if (outside)
    return (
      <Notice tone="warn">
        {text.outside[outside.of](startTime(outside.startsAt, draw), startTime(outside.limit, draw))}
      </Notice>
    )
  if (misfits.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={text.misfitTitle}
      action={
        onDraw && (
          <Button look="secondary" onClick={onDraw}>
            {text.drawAgain}
          </Button>
        )
      }
    >
      {misfits.map((misfit) => (
        <p key={`${misfit.of} ${misfit.drawn}`}>{text.misfit(misfit)}</p>
      ))}
      <p>{onDraw ? text.misfitDraw : text.misfitAsk}</p>
    </Notice>
  )
}
