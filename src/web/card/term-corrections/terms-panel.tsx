import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { readTerms } from '#contract/card/term-corrections.ts'
import { query } from '#web/lib/query.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import CorrectTermsDialog from './correct-terms-dialog.online.tsx'
import { CorrectionList } from './correction-list.tsx'
import { TermsApart } from './terms-apart.tsx'

type TermsPanelProps = {
  competition: Competition
  /** Over the cards what is to be decided, under them what was and how to begin. */
  at: 'top' | 'foot'
}

/** What the cards of a competition were scored with, where that is not alike or not as it is now, and what was put right. */
export default function TermsPanel({ competition, at }: TermsPanelProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { clubId, id: competitionId } = competition
  const terms = useQuery({
    ...query(readTerms, { params: { clubId }, query: { competitionId } }),
    staleTime: 0,
  })
  const { outdated = 0, apart = [], corrections = [] } = terms.data ?? {}
  const isWarned = apart.length > 0 || outdated > 0
  if (at === 'top' && !isWarned && !isCorrecting) return null
  return (
    <div className="grid justify-items-start gap-3">
      {at === 'top' && isWarned && (
        <Notice tone="warn" title={apart.length > 0 ? text.apartTitle : text.outdatedTitle}>
          <div className="grid gap-2">
            {apart.length > 0 && <TermsApart apart={apart} />}
            {outdated > 0 && <p>{text.outdated(outdated)}</p>}
          </div>
        </Notice>
      )}
      {isWarned === (at === 'top') && (
        <Button
          look={at === 'top' ? 'secondary' : 'quiet'}
          onClick={() => {
            setCorrecting(true)
          }}
        >
          {text.put}
        </Button>
      )}
      {at === 'foot' && corrections.length > 0 && (
        <CorrectionList clubId={clubId} corrections={corrections} />
      )}
      {at === 'foot' && terms.isError && <p className="text-soft">{text.notRead}</p>}
      {isCorrecting && (
        <CorrectTermsDialog
          clubId={clubId}
          of={{ kind: 'competition', competition }}
          onClose={() => {
            setCorrecting(false)
          }}
        />
      )}
    </div>
  )
}
