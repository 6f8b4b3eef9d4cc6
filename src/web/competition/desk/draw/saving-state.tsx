import { failureText } from '#web/lib/failure-text.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Arrangement } from './use-arrangement.ts'

/** What became of the last change, where the reader has to do something about it. */
export function SavingState({ arrangement }: { arrangement: Arrangement }) {
  if (arrangement.hasConflict)
    return (
      <Notice
        tone="bad"
        title={text.conflictTitle}
        action={
          <div className="mt-1 flex flex-wrap gap-2">
            <Button look="secondary" onClick={arrangement.takeTheirs}>
              {text.takeTheirs}
            </Button>
            <Button look="secondary" onClick={arrangement.keepMine}>
              {text.keepMine}
            </Button>
          </div>
        }
      >
        {text.conflict}
      </Notice>
    )
  if (!arrangement.hasFailed) return null
  return (
    <Notice
      tone="bad"
      title={text.saveFailed}
      action={
        <Button look="secondary" className="mt-1" onClick={arrangement.again}>
          {text.tryAgain}
        </Button>
      }
    >
      {failureText(arrangement.fault, text.saveFailed)}
    </Notice>
  )
}
