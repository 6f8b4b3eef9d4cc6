import { useQuery } from '@tanstack/react-query'
import { readHandicapReview } from '#contract/handicap/handicap-review.ts'
import type { Output } from '#contract/platform/call.ts'
import type { ReviewKind } from '#golf/handicap/review/review-terms.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { handicapReviewText as text } from '#web/messages/en/handicap/handicap-review.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Section } from '#web/ui/card.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { FindingLine } from './finding-line.tsx'
import { ReviewChoices, useChoices } from './review-choices.tsx'
import { SaveAsFile } from './save-as-file.tsx'
import { sortFindings } from './sort-findings.ts'

type Review = Output<typeof readHandicapReview.reply>

/** Whom a handicap committee should look at, on the screen and on the paper it takes to its meeting. */
export default function HandicapReviewPage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {() => <ReviewOfClub />}
    </AdminOnly>
  )
}

function ReviewOfClub() {
  // Read anew each time: what the committee decides about a player moves it.
  const review = useQuery({ ...query(readHandicapReview), staleTime: 0 })
  if (review.error instanceof ApiError && review.error.status === 403)
    return <AccessDenied>{text.denied}</AccessDenied>
  return (
    <Page
      title={text.title}
      eyebrow={review.data?.clubName ?? '\u00a0'}
      lead={<span className="print:hidden">{text.lead}</span>}
      actions={
        <>
          <BackLink href="/handicap-committee">{text.back}</BackLink>
          {review.data && <PrintButton>{text.print}</PrintButton>}
        </>
      }
    >
      {review.data ? (
        <LoadedReview review={review.data} />
      ) : review.error ? (
        <ErrorState
          title={review.error instanceof OfflineError ? text.offline : text.failed}
          isOffline={review.error instanceof OfflineError}
          onRetry={() => void review.refetch()}
        >
          {failureText(review.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards count={3} className="h-40" />
      )}
    </Page>
  )
}

function LoadedReview({ review }: { review: Review }) {
  const { kind, order, choose } = useChoices()
  const { findings, counts } = review
  return (
    <>
      <PaperHead />
      <p className="max-w-prose text-soft">
        {text.looked(review.players, review.compared)} {text.asOf(formatDate(review.day, 'UTC'))}
      </p>
      <ReviewChoices counts={counts} chosen={{ kind, order }} onChoose={choose}>
        <SaveAsFile />
      </ReviewChoices>
      {counts
        .filter((one) => kind === undefined || one.kind === kind)
        .map((one) => (
          <KindSection
            key={one.kind}
            kind={one.kind}
            count={one.count}
            findings={sortFindings(
              findings.filter((finding) => finding.kind === one.kind),
              order,
            )}
          />
        ))}
    </>
  )
}

type KindSectionProps = { kind: ReviewKind; count: number; findings: Review['findings'] }

function KindSection({ kind, count, findings }: KindSectionProps) {
  const { title, about } = text.kinds[kind]
  return (
    <Section title={`${title} (${count})`}>
      <p className="max-w-prose break-after-avoid text-note text-soft">{about}</p>
      {findings.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <ol
          aria-label={title}
          className="max-w-3xl divide-y divide-line border-y border-line print:max-w-none"
        >
          {findings.map((finding) => (
            <FindingLine key={finding.userId} finding={finding} />
          ))}
        </ol>
      )}
      {findings.length < count && (
        <p className="text-note text-soft">{text.shownOf(findings.length, count)}</p>
      )}
    </Section>
  )
}

/** The club and the time of the printing: on a screen the page around says so, on paper nothing else would. */
function PaperHead() {
  const user = useUser()
  const club = user?.memberships.find((one) => one.clubId === user.clubId)
  return (
    <p className="hidden items-center gap-3 border-b-4 border-club-ink pb-2 print:flex">
      {club && <ClubCrest name={club.clubName} colour={club.clubColour} crestUrl={club.clubCrestUrl} />}
      <span>{text.printedAt(formatDateTime(new Date().toISOString()))}</span>
    </p>
  )
}
