import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { currentUser, permissions } from '#contract/identity/session.ts'
import type { Club } from '#contract/club/clubs.ts'
import { ClubCodePlate } from '#web/club/club-code-plate.tsx'
import { query, readAgain } from '#web/lib/query.ts'
import { AFTER_CLUB_CREATED_MS } from '#web/lib/timings.ts'
import { clubSetupText } from '#web/messages/en/club/club-setup.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

/** Shows the code and opens the administration a second later, unless the reader acts before that (D15). */
export function ClubCreated({ club }: { club: Club }) {
  const client = useQueryClient()
  const [, go] = useLocation()
  const code = club.clubCode
  useEffect(() => {
    readAgain(client, [query(currentUser), query(permissions)])
    const timer = setTimeout(() => {
      go('/club-admin')
    }, AFTER_CLUB_CREATED_MS)
    const stay = () => {
      clearTimeout(timer)
    }
    // A press or a key means that somebody is reading.
    addEventListener('pointerdown', stay)
    addEventListener('keydown', stay)
    return () => {
      stay()
      removeEventListener('pointerdown', stay)
      removeEventListener('keydown', stay)
    }
  }, [client, go])
  return (
    <Page title={clubSetupText.isReady(club.name)} width="narrow" lead={clubSetupText.codeLead}>
      {code !== null && <ClubCodePlate code={code} />}
      <div>
        <LinkButton href="/club-admin">{clubSetupText.goToAdministration}</LinkButton>
      </div>
    </Page>
  )
}
