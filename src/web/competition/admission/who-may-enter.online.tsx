import { errorSentence } from '#contract/platform/error-body.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { whoMayEnterWords, type Admits } from './who-may-enter-words.ts'

type WhoMayEnterProps = { admits: Admits; notAdmitted: Competition['notAdmitted'] }

export default function WhoMayEnter({ admits, notAdmitted }: WhoMayEnterProps) {
  return (
    <>
      <p className="wrap-anywhere">{whoMayEnterWords(admits)}</p>
      {notAdmitted && <p className="text-note wrap-anywhere">{errorSentence(notAdmitted)}</p>}
    </>
  )
}
