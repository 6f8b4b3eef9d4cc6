import { useState } from 'react'
import type { Club } from '#contract/clubs.ts'
import { useUser } from '#web/lib/session.ts'
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
    <Page
      title="Create your club"
      width="narrow"
      lead="Two minutes. You get a club code to share with your members, and a free trial starts."
    >
      {!user ? (
        <ErrorState title="No connection" isOffline>
          A club can be created as soon as Scoreclub can be reached again.
        </ErrorState>
      ) : user.clubId !== null && !isSure ? (
        <Card className="grid gap-4">
          <h2 className="text-title font-semibold">You already belong to {user.clubName ?? 'a club'}</h2>
          <p>
            You stay a member there, with your rounds and your handicap. The new club becomes your current one
            and you its administrator; you change between clubs at the top of the page.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                setIsSure(true)
              }}
            >
              Create another club
            </Button>
            <LinkButton href="/" look="secondary">
              Back to Home
            </LinkButton>
          </div>
        </Card>
      ) : (
        <ClubForm onCreated={setClub} />
      )}
    </Page>
  )
}
