import type { StartDraw } from '#contract/start-sheet-draw.ts'
import { startDrawText as text } from '#web/messages/en/start-draw.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type MisfitNoticeProps = {
  draw: StartDraw
  /** Left out for who cannot draw. */
  onDraw: (() => void) | undefined
}

/** What of the draw the competition no longer has, since it was changed. Players cannot be shown it like this. */
export function MisfitNotice({ draw: { misfits = [] }, onDraw }: MisfitNoticeProps) {
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
