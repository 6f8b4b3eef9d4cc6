import type { RoundDetail } from '#contract/rounds.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { scorecardRoundText } from '#web/messages/en/scorecard-round.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Who attested the card, with the signature and the photo of the paper card. */
export function CardAttestation({ round }: { round: RoundDetail }) {
  const { partnerName, partnerSignature, scorecardPhotoUrl, verifiedAt } = round
  if (round.status !== 'submitted' || partnerName === null)
    return (
      <Notice tone="info">
        {round.status === 'abandoned' ? scorecardRoundText.abandoned : scorecardRoundText.notHandedIn}
      </Notice>
    )
  return (
    <div className="grid gap-6 print:gap-2">
      <section className="grid break-inside-avoid gap-1 print:flex print:items-end print:gap-6">
        <h2 className="text-note text-soft">{scorecardRoundText.partner}</h2>
        <p className="font-semibold">{partnerName}</p>
        {partnerSignature !== null && <Signature signature={partnerSignature} name={partnerName} />}
        {verifiedAt !== null && <p className="text-note text-soft">{formatDateTime(verifiedAt)}</p>}
      </section>
      {scorecardPhotoUrl !== null && (
        <section className="grid gap-2 print:hidden">
          <h2 className="text-note text-soft">{scorecardRoundText.photo}</h2>
          <a href={scorecardPhotoUrl} aria-label={scorecardRoundText.openPhoto}>
            <img
              src={scorecardPhotoUrl}
              alt={scorecardRoundText.photoOf(round.playerName ?? '')}
              width={640}
              height={480}
              className="aspect-4/3 w-full rounded-card border border-line bg-sunken object-contain"
            />
          </a>
        </section>
      )}
    </div>
  )
}

/** Drawn, as our own signature pad made it, or typed. Anything else that calls itself an image is shown as the text it is. */
function Signature({ signature, name }: { signature: string; name: string }) {
  if (!signature.startsWith('data:image/svg+xml;base64,'))
    return <p className="truncate border-b border-line py-2 text-lead italic">{signature}</p>
  return (
    <img
      src={signature}
      alt={scorecardRoundText.signatureOf(name)}
      width={320}
      height={144}
      // The pen is dark in every theme, so the paper under it is light.
      className="aspect-20/9 w-full max-w-80 print:max-w-40 rounded-control border border-line bg-[#fdfdfa]"
    />
  )
}
