import { signInAddress } from '#web/lib/return-path.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import { photosText } from '#web/messages/en/photos.ts'
import { scorecardVerifyText } from '#web/messages/en/scorecard-verify.ts'
import type { KeptPhoto } from '#web/offline/photo-box.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Progress } from './use-submit-round.ts'

type SubmitOutcomeProps = {
  progress: Progress
  /** Holes whose scores the club does not have yet. */
  unsentHoles: number[]
  photo: KeptPhoto | undefined
  onWithoutPhoto: () => void
}

/** What became of the press on Submit: it waits for the network, or it failed and why. */
export function SubmitOutcome({ progress, unsentHoles, photo, onWithoutPhoto }: SubmitOutcomeProps) {
  const withoutPhoto = photo && (
    <Button look="secondary" className="mt-1 justify-self-start" onClick={onWithoutPhoto}>
      {photosText.withoutPhoto}
    </Button>
  )
  return (
    <div ref={scrollIntoView} key={progress.step} className="scroll-m-4">
      {progress.step === 'waiting' && (
        <Notice tone="warn" title={scorecardVerifyText.waitingTitle} action={withoutPhoto}>
          {unsentHoles.length > 0 && `${scorecardVerifyText.waitingFor(offlineText.holes(unsentHoles))} `}
          {scorecardVerifyText.waitingText}
          {photo?.objectPath === null && ` ${scorecardVerifyText.waitingPhoto}`}
        </Notice>
      )}
      {progress.step === 'failed' && (
        <Notice
          tone="bad"
          title={scorecardVerifyText.failed}
          action={
            progress.cause === 'photo' ? (
              withoutPhoto
            ) : progress.cause === 'signed_out' ? (
              <SignInAgain />
            ) : undefined
          }
        >
          {progress.message} {scorecardVerifyText.allKept}
        </Notice>
      )}
    </div>
  )
}

function SignInAgain() {
  return (
    <LinkButton href={signInAddress('/scorecard')} look="secondary" className="mt-1 justify-self-start">
      {scorecardVerifyText.signIn}
    </LinkButton>
  )
}

/** The outcome stands below what the partner looks at, so a new one is brought into view. */
function scrollIntoView(element: HTMLElement | null) {
  if (element?.hasChildNodes()) element.scrollIntoView({ block: 'nearest' })
}
