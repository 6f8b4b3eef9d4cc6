import { Link } from 'wouter'
import { formatHandicap } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type HomeBandProps = {
  isAdmin: boolean
  isPlayer: boolean
  /** undefined while it is not known, as without a connection. */
  handicap: string | null | undefined
}

/** The top of home: the player's number, and what he or the administrator came to do. */
export function HomeBand({ isAdmin, isPlayer, handicap }: HomeBandProps) {
  const shown = formatHandicap(handicap)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-field p-5 text-on-field shadow-card [--color-focus:var(--color-flag)]">
      {isPlayer ? (
        <div className="grid">
          <p className="grid">
            <span className="text-note">Current handicap</span>
            <span className="text-display font-bold">{handicap === undefined ? '–' : (shown ?? '0.0')}</span>
            {handicap === null && (
              <span className="text-note">Not set yet. Your club can assign one, or 54 holes make one.</span>
            )}
          </p>
          <Link href="/handicap" className="flex min-h-11 items-center underline underline-offset-4">
            Handicap record
          </Link>
        </div>
      ) : (
        <p className="text-lead font-semibold">Run the club</p>
      )}
      <div className="flex flex-wrap gap-2">
        {isPlayer && (
          <>
            <LinkButton href="/scorecard" look="flag">
              New Round
            </LinkButton>
            <LinkButton href="/scorecard" look="on-field">
              Scan Scorecard
            </LinkButton>
          </>
        )}
        {isAdmin && (
          <>
            <LinkButton href="/club-admin" look={isPlayer ? 'on-field' : 'flag'}>
              Club Management
            </LinkButton>
            <LinkButton href="/analytics" look="on-field">
              View Analytics
            </LinkButton>
            <LinkButton href="/admin-dashboard" look="on-field">
              View Dashboard
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
