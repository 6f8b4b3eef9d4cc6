import { homeText } from '#web/messages/en/home.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Somebody who belongs to no club, or waits to be let into one. */
export function WithoutClub({ role, pendingClub }: { role: string; pendingClub: string | undefined }) {
  if (pendingClub !== undefined)
    return (
      <Notice tone="info" title={homeText.requestPending(pendingClub)}>
        {homeText.requestPendingAdvice}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={homeText.noClub}
      action={
        <div className="mt-2">
          <LinkButton href="/club-setup" look="secondary">
            {homeText.createClub}
          </LinkButton>
        </div>
      }
    >
      {role === 'club_admin' ? homeText.noClubAdmin : homeText.noClubPlayer}
    </Notice>
  )
}
