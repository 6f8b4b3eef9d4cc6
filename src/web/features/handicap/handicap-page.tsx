import { useQuery } from '@tanstack/react-query'
import { ownHandicapRecord } from '#contract/handicap.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { LoadedRecord } from './loaded-record.tsx'

/** The player's own handicap record. */
export default function HandicapPage() {
  const session = useSession()
  const record = useQuery({ ...query(ownHandicapRecord), enabled: session.state === 'signed_in' })
  return (
    <Page
      title="Handicap"
      lead="Your Handicap Index, the scores it is made of, and the arithmetic of every number."
      actions={
        <LinkButton href="/handicap-calculator" look="secondary">
          Calculator
        </LinkButton>
      }
    >
      <LoadedRecord
        record={record.data}
        fault={record.error}
        isOffline={session.state === 'offline'}
        onRetry={() => void record.refetch()}
        isOwn
      />
    </Page>
  )
}
