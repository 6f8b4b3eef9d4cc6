import { formatHandicap } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { useLeftBehind } from '#web/offline/use-left-behind.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { ClubMark } from '#web/ui/club-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LogoutLink } from '#web/ui/logout-link.tsx'

/** Picture, name, e-mail, the player's handicap, and Logout. */
export function IdentityCard({ isPlayer }: { isPlayer: boolean }) {
  const session = useSession()
  const leftBehind = useLeftBehind()
  const name = session.user ? `${session.user.firstName} ${session.user.lastName}` : ''
  const user = session.state === 'signed_in' ? session.user : undefined
  const handicap = formatHandicap(user?.handicap)
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar name={name} imageUrl={user?.profileImageUrl ?? null} size="large" />
      <div className="grid min-w-0 flex-1 basis-48">
        <p className="text-title font-semibold">{name}</p>
        {user && (
          <p className="wrap-anywhere text-soft">
            {user.email.replace(/@.*/, '')}
            <wbr />
            {user.email.replace(/^[^@]*/, '')}
          </p>
        )}
        {user?.clubName != null && (
          <p className="text-soft">
            <ClubMark club={{ ...user, clubName: user.clubName }} />
          </p>
        )}
      </div>
      {user && isPlayer && (
        <dl>
          <Figure
            label={profileText.handicap}
            value={handicap ?? '–'}
            note={handicap === undefined ? profileText.notSet : profileText.notOfficial}
          />
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        {isPlayer && (
          <LinkButton href="/handicap" look="secondary">
            {profileText.handicapRecord}
          </LinkButton>
        )}
        <LogoutLink unsent={leftBehind} />
      </div>
    </Card>
  )
}
