import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Delaying, MadeDelay } from './use-delay.ts'

/** What came of the last delay: who starts when now, who keeps their time, who was told and who is still to be told. */
export function DelayMade({ made, delaying }: { made: MadeDelay; delaying: Delaying }) {
  const { minutes, moved, teedOff, told, toTellOnPaper } = made
  const sentences = [
    ...(teedOff > 0 ? [text.delayedTeedOff(teedOff)] : []),
    ...(told > 0 ? [text.delayedTold(told)] : []),
    ...(toTellOnPaper > 0 ? [text.delayedOnPaper(toTellOnPaper)] : []),
  ]
  return (
    <div role="status">
      <Notice
        tone="info"
        title={text.delayedTitle(minutes, moved)}
        action={
          moved > 0 && (
            <Button
              look="secondary"
              className="mt-1"
              busy={delaying.isBusy ? text.delaying : undefined}
              onClick={() => {
                delaying.takeBack(made)
              }}
            >
              {text.takeDelayBack}
            </Button>
          )
        }
      >
        {sentences.join(' ')}
      </Notice>
    </div>
  )
}
