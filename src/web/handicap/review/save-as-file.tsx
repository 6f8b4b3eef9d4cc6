import { useState } from 'react'
import { exportHandicapReview } from '#contract/handicap/handicap-review.ts'
import { sendForText } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { handicapReviewText as text } from '#web/messages/en/handicap/handicap-review.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Saves the review as a file. What went wrong stands below the button. */
export function SaveAsFile() {
  const [fault, setFault] = useState<string>()
  const save = useAction({
    run: () => sendForText(exportHandicapReview, {}),
    changes: [],
    onDone: (file) => {
      setFault(undefined)
      offerFile(file, 'handicap-review.csv')
    },
    onFail: (failure) => {
      setFault(failureText(failure, text.exportFailed))
    },
  })
  return (
    <div className="grid gap-2">
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={save.isPending}
        onClick={() => {
          save.mutate(undefined)
        }}
      >
        {save.isPending ? text.exporting : text.exportCsv}
      </Button>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
    </div>
  )
}
