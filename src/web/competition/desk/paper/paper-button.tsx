import type { Call } from '#contract/platform/call.ts'
import { printResults, printScoreCards, printStartSheet } from '#contract/print/printouts.ts'
import { fetchSheet } from '#web/platform/fetch-sheet.ts'
import { PdfButton } from '#web/print/pdf-button.tsx'
import { competitionPaperText as text } from '#web/messages/en/competition/competition-paper.online.ts'

export type PaperKind = keyof typeof text.files

const calls = {
  scoreCards: printScoreCards,
  startSheet: printStartSheet,
  results: printResults,
} satisfies Record<PaperKind, Call>

type PaperButtonProps = { competitionId: string; kind: PaperKind }

/** Downloads a sheet of a competition. */
export function PaperButton({ competitionId, kind }: PaperButtonProps) {
  return (
    <PdfButton
      label={text.labels[kind]}
      fileName={text.files[kind]}
      fetchPdf={() => fetchSheet(calls[kind], { competitionId })}
    />
  )
}
