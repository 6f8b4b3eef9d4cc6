import { useQuery } from '@tanstack/react-query'
import { ownHandicapRecord } from '#contract/handicap.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { LoadedRecord } from './loaded-record.tsx'

/** The player's own handicap record. */
export default function HandicapPage() {
  const session = useSession()
  const record = useQuery({ ...query(ownHandicapRecord), enabled: session.state === 'signed_in' })
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <LinkButton href="/handicap-calculator" look="secondary">
            {text.calculator}
          </LinkButton>
          {record.data && <PrintButton>{text.print}</PrintButton>}
        </>
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
