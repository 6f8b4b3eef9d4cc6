import { useQuery } from '@tanstack/react-query'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RecordPage } from './record-page.tsx'

/** The player's own handicap record. */
export default function HandicapPage() {
  const session = useSession()
  const record = useQuery({ ...query(ownHandicapRecord), enabled: session.state === 'signed_in' })
  return (
    <RecordPage
      title={text.title}
      lead={text.lead}
      links={
        <LinkButton href="/handicap-calculator" look="secondary">
          {text.calculator}
        </LinkButton>
      }
      record={record}
      isOwn
    />
  )
}
