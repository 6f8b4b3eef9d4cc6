import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import type { ShareState } from '#contract/board/sharing.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { competitionShareText } from '#web/messages/en/competition/competition-share.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { resultAsText } from './result-as-text.ts'

const SaveResult = lazy(() => import('./save-result.tsx'))

const text = competitionShareText.result

type CopyResultProps = { competition: Competition; sharing: ShareState }

/** The result as lines of text, once play is over and nothing of it is hidden. */
export function CopyResult({ competition, sharing }: CopyResultProps) {
  const isOver = isPlayOver(competition.status) && sharing.heldFrom === null
  return (
    <Section title={text.title}>
      <Card className="grid gap-3">
        <p className="text-soft">{isOver ? text.lead : text.waits}</p>
        {isOver && <ResultLines competition={competition} sharing={sharing} />}
      </Card>
    </Section>
  )
}

function ResultLines({ competition, sharing }: CopyResultProps) {
  const board = useQuery({
    ...query(getLeaderboard, { params: { competitionId: competition.id } }),
    staleTime: 0,
  })
  if (board.isError)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void board.refetch()}>
        {failureText(board.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  // What was seen earlier may have been put right since, and this is copied to be read by everybody.
  if (!board.data || !board.isFetchedAfterMount) return <Skeleton className="h-56" />
  const { name, startDate, timeZone, courseName, competitionType, status } = competition
  const lines = resultAsText({
    title: name,
    competitionType,
    isFinal: status === 'final',
    rows: board.data,
    about: [
      ...(startDate === null ? [] : [formatDate(startDate, timeZone)]),
      ...(courseName === null ? [] : [courseName]),
    ],
    unnamed: new Set(
      sharing.entrants.flatMap(({ userId, isUnnamed, isChild }) => (isUnnamed || isChild ? userId : [])),
    ),
  })
  const copy = async () => {
    const isCopied = await copyText(lines)
    showToast(isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.byHand })
  }
  return (
    <>
      <TextArea aria-label={text.title} readOnly rows={8} value={lines} />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Suspense>
          <SaveResult competitionId={competition.id} />
        </Suspense>
      </div>
    </>
  )
}
