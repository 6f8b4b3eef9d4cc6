import type { Competition } from '#contract/competition/competitions.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { competitionPaperText as text } from '#web/messages/en/competition/competition-paper.online.ts'
import { Card, Section } from '#web/ui/card.tsx'
import type { Call } from '#contract/platform/call.ts'
import { printResults, printScoreCards, printStartSheet } from '#contract/print/printouts.ts'
import { fetchSheet } from '#web/platform/fetch-sheet.ts'
import { PdfButton } from '#web/print/pdf-button.tsx'

/** What a draw puts on paper: a start sheet once players see it, and score cards once there is a course. */
export function PaperOfDraw({ competition, hasSheet }: { competition: Competition; hasSheet: boolean }) {
  const hasCards = useIsClubAdmin() === true && competition.courseId !== null
  if (!hasCards && !hasSheet) return null
  return (
    <Section title={text.title}>
      <Card className="grid gap-3">
        <p className="text-soft">{text.lead}</p>
        <div className="flex flex-wrap gap-2">
          {hasCards && <PaperButton competitionId={competition.id} kind="scoreCards" />}
          {hasSheet && <PaperButton competitionId={competition.id} kind="startSheet" />}
        </div>
      </Card>
    </Section>
  )
}

export function PaperResults({ competition }: { competition: Competition }) {
  return (
    <Section title={text.title}>
      <Card className="grid justify-items-start gap-3">
        <p className="text-soft">{text.resultsLead}</p>
        <PaperButton competitionId={competition.id} kind="results" />
      </Card>
    </Section>
  )
}

type PaperKind = keyof typeof text.files

const calls = {
  scoreCards: printScoreCards,
  startSheet: printStartSheet,
  results: printResults,
} satisfies Record<PaperKind, Call>

type PaperButtonProps = { competitionId: string; kind: PaperKind }

/** Downloads a sheet of a competition. */
function PaperButton({ competitionId, kind }: PaperButtonProps) {
  return (
    <PdfButton
      label={text.labels[kind]}
      fileName={text.files[kind]}
      fetchPdf={() => fetchSheet(calls[kind], { competitionId })}
    />
  )
}
