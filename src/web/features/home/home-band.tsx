import { Link } from 'wouter'
import { formatHandicap, formatTenth } from '#web/lib/format.ts'
import { homeText } from '#web/messages/en/home.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type HomeBandProps = {
  isAdmin: boolean
  isPlayer: boolean
  /** undefined while it is not known, as without a connection. */
  handicap: string | null | undefined
}

/** The top of home: the player's handicap, and what a player or an administrator most often does next. */
export function HomeBand({ isAdmin, isPlayer, handicap }: HomeBandProps) {
  const shown = formatHandicap(handicap)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-club p-5 text-on-club shadow-card [--color-focus:var(--color-on-club)] [--color-on-field:var(--color-on-club)]">
      {isPlayer ? (
        <div className="grid">
          <p className="grid">
            <span className="text-note">{homeText.currentHandicap}</span>
            <span className="text-display font-bold">
              {handicap === undefined ? '–' : (shown ?? formatTenth(0))}
            </span>
            {handicap === null && <span className="text-note">{homeText.notSet}</span>}
          </p>
          <Link href="/handicap" className="flex min-h-11 items-center underline underline-offset-4">
            {homeText.handicapRecord}
          </Link>
        </div>
      ) : (
        <p className="text-lead font-semibold">{homeText.runTheClub}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {isPlayer && (
          <>
            <LinkButton href="/scorecard" look="flag">
              {homeText.newRound}
            </LinkButton>
            <LinkButton href="/scorecard" state={{ scan: true }} look="on-field">
              {homeText.scanScorecard}
            </LinkButton>
          </>
        )}
        {isAdmin && (
          <>
            <LinkButton href="/analytics" look={isPlayer ? 'on-field' : 'flag'}>
              {homeText.viewAnalytics}
            </LinkButton>
            <LinkButton href="/club-admin" look="on-field">
              {homeText.clubManagement}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
