import { Link } from 'wouter'
import type { User } from '#contract/identity/session.ts'
import { yourDataText as text } from '#web/messages/en/data/your-data.online.ts'
import { Section } from '#web/ui/card.tsx'
import { AgreedTo } from './agreed-to.tsx'
import { DataArchive } from './data-archive.tsx'
import { EraseAccount } from './erase-account.tsx'
import { OwnGuardian } from './own-guardian.tsx'
import { PublicName } from './public-name.tsx'

/** What people may have of their own data: all of it as one file, and its end (P27). */
export default function YourData({ user }: { user: User }) {
  return (
    <Section title={text.title} id="your-data">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DataArchive />
        <EraseAccount email={user.email} />
        <AgreedTo user={user} />
        <PublicName />
        <OwnGuardian userId={user.id} />
      </div>
      <p>
        <Link href="/privacy" className="inline-flex min-h-11 items-center underline">
          {text.privacy}
        </Link>
      </p>
    </Section>
  )
}
