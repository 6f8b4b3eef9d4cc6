import { useQuery } from '@tanstack/react-query'
import { readSharing } from '#contract/board/sharing.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { competitionShareText as text } from '#web/messages/en/competition/competition-share.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { PaperResults } from '../paper/paper-parts.tsx'
import { CopyResult } from './copy-result.tsx'
import { HiddenHoles } from './hidden-holes.tsx'
import { PublicNames } from './public-names.tsx'
import { ShareLinks } from './share-links.tsx'

/** Who sees the board without signing in, whom it names, and which holes wait for the prize-giving. */
export default function ShareSection({ competition }: DeskSectionProps) {
  const sharing = useQuery(query(readSharing, { params: { competitionId: competition.id } }))
  if (sharing.isError && !sharing.data)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void sharing.refetch()}>
        {failureText(sharing.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!sharing.data) return <SkeletonCards />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <div className="empty:hidden xl:col-span-2">
        <LastLoaded asked={sharing} />
      </div>
      <ShareLinks competitionId={competition.id} sharing={sharing.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PaperResults competition={competition} />
        <CopyResult competition={competition} sharing={sharing.data} />
        <HiddenHoles competition={competition} heldFrom={sharing.data.heldFrom} />
        <PublicNames competitionId={competition.id} entrants={sharing.data.entrants} />
      </div>
    </div>
  )
}
