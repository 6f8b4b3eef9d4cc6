import type { RoundCard } from '#contract/card/round-card.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Card, Section } from '#web/ui/card.tsx'

/** Who attested the card, with signature and time, and the photo of the paper card if there is one. */
export function RoundAttestation({ round }: { round: RoundCard }) {
  const { partnerName, verifiedAt, scorecardPhotoUrl } = round
  return (
    <Section title={roundsText.attestation}>
      <Card className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        {partnerName === null || verifiedAt === null ? (
          <p className="text-soft">{roundsText.notAttested}</p>
        ) : (
          <dl className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-3">
            <div>
              <dt className="text-note text-soft">{roundsText.attestedBy}</dt>
              <dd className="font-medium">{partnerName}</dd>
            </div>
            <div>
              <dt className="text-note text-soft">{roundsText.signature}</dt>
              <dd>
                <Signature name={partnerName} signature={round.partnerSignature} />
              </dd>
            </div>
            <div>
              <dt className="text-note text-soft">{roundsText.attestedAt}</dt>
              <dd className="font-medium">{formatDateTime(verifiedAt, round.timeZone)}</dd>
            </div>
          </dl>
        )}
        {scorecardPhotoUrl?.startsWith('/') === true && (
          <a href={scorecardPhotoUrl} target="_blank" rel="noreferrer" className="grid content-start gap-1">
            <span className="text-note text-soft">{roundsText.photo}</span>
            <img
              src={scorecardPhotoUrl}
              alt={roundsText.photoOf(round.courseName)}
              loading="lazy"
              className="max-h-80 max-w-full rounded-control border border-line"
            />
          </a>
        )}
      </Card>
    </Section>
  )
}

/** Drawn with dark lines, so on paper in every theme; or typed. */
function Signature({ name, signature }: { name: string; signature: string | null }) {
  if (signature === null) return <span className="text-soft">{roundsText.onPaper}</span>
  if (signature.startsWith('data:image/svg+xml'))
    return (
      <img
        src={signature}
        alt={roundsText.signatureOf(name)}
        className="h-20 max-w-full rounded-control border border-line bg-[#fff] p-1"
      />
    )
  return <span className="text-lead font-semibold italic">{signature}</span>
}
