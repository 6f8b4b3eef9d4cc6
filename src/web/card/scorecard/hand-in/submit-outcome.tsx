import { signInAddress } from '#web/lib/return-path.ts'
import { photosText } from '#web/messages/en/photo/photos.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import type { KeptPhoto } from '#web/offline/photo-box.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Progress } from './use-submit-round.ts'
import { sameRoundText } from '#web/messages/en/card/same-round.ts'
import SameRoundQuestion from '../../same-round/same-round-question.tsx'

type SubmitOutcomeProps = {
  progress: Progress
  photo: KeptPhoto | undefined
  onWithoutPhoto: () => void
  /** Whether it is the same round as another card with these scores. */
  onSameRound: (answer: { sameRound: boolean }) => void
}

/** Why a press on Submit failed, where no field of the form says it. */
export function SubmitOutcome({ progress, photo, onWithoutPhoto, onSameRound }: SubmitOutcomeProps) {
  const withoutPhoto = photo && (
    <Button look="secondary" className="mt-1 justify-self-start" onClick={onWithoutPhoto}>
      {photosText.withoutPhoto}
    </Button>
  )
  return (
    <div ref={scrollIntoView} key={progress.step} className="scroll-m-4">
      {progress.step === 'failed' &&
        typeof progress.cause === 'object' &&
        'competitionName' in progress.cause && (
          <SameRoundNotice
            {...progress.cause}
            onAnswer={(sameRound) => {
              onSameRound({ sameRound })
            }}
          />
        )}
      {progress.step === 'failed' && typeof progress.cause === 'string' && (
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

type SameRoundNoticeProps = { competitionName: string | null; onAnswer: (isSameRound: boolean) => void }

/** The question on the player's own phone, where nothing has gone wrong. */
function SameRoundNotice(props: SameRoundNoticeProps) {
  return (
    <Notice tone="warn" title={sameRoundText.question}>
      <SameRoundQuestion {...props} />
    </Notice>
  )
}
