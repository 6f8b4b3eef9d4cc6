import { useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { useUser } from '#web/lib/session.ts'
import { clubSetupText } from '#web/messages/en/club/club-setup.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ClubCreated } from './club-created.tsx'
import { ClubForm } from './club-form.tsx'

export default function ClubSetupPage() {
  const user = useUser()
  const [isSure, setIsSure] = useState(false)
  const [club, setClub] = useState<Club>()
  if (club) return <ClubCreated club={club} />
  return (
    <Page title={clubSetupText.title} width="narrow" lead={clubSetupText.lead}>
      {!user ? (
        <ErrorState title={clubSetupText.offline} isOffline>
          {clubSetupText.offlineNext}
        </ErrorState>
      ) : user.clubId !== null && !isSure ? (
        <Card className="grid gap-4">
          <h2 className="text-title font-semibold">
            {clubSetupText.belongAlready(user.clubName ?? clubSetupText.aClub)}
          </h2>
          <p>{clubSetupText.belongMeans}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                setIsSure(true)
              }}
            >
              {clubSetupText.createAnother}
            </Button>
            <LinkButton href="/" look="secondary">
              {sharedText.backToHome}
            </LinkButton>
          </div>
        </Card>
      ) : (
        <ClubForm onCreated={setClub} />
      )}
    </Page>
  )
}
