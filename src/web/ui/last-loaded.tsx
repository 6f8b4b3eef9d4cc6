import { lastLoadedText } from '#web/messages/en/ui/last-loaded.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LastLoadedProps = {
  /** What is on view: where reading it again has failed, it is said to be old, and can be asked for once more. */
  asked: { isError: boolean; refetch: () => unknown }
}

export function LastLoaded({ asked: { isError, refetch } }: LastLoadedProps) {
  if (!isError) return null
  return (
    <Notice
      tone="warn"
      action={
        <Button look="secondary" className="justify-self-start" onClick={() => void refetch()}>
          {sharedText.tryAgain}
        </Button>
      }
    >
      {lastLoadedText.mayBeOld}
    </Notice>
  )
}
