import { Suspense } from 'react'
import { Link } from 'wouter'
import { formatHandicap } from '#web/lib/format.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Drawn when its figures are there, which are asked for after the page's own. */
const HandicapTrend = lazyOptional(() => import('./handicap-trend.tsx'))

type HomeBandProps = {
  isAdmin: boolean
  isPlayer: boolean
  /** undefined while it is not known, as without a connection. */
  handicap: string | null | undefined
  /** A round is being played, or what the last one brought waits: a new one is not what comes next. */
  hasPlayed?: boolean | undefined
}

/** The top of home: the player's handicap and where it is going, and what is most often done next. */
export function HomeBand({ isAdmin, isPlayer, handicap, hasPlayed }: HomeBandProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card club-ground p-4 sm:p-5 shadow-card">
      {isPlayer ? (
        <Handicap handicap={handicap} />
      ) : (
        <p className="text-lead font-semibold">{homeText.runTheClub}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {isPlayer && (
          <>
            <LinkButton href="/scorecard" look={hasPlayed === true ? 'on-field' : 'flag'}>
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

function Handicap({ handicap }: Pick<HomeBandProps, 'handicap'>) {
  return (
    <div className="grid">
      <div className="flex flex-wrap items-end gap-x-5">
        <p className="grid">
          <span className="text-note">{homeText.currentHandicap}</span>
          {handicap === null ? (
            <span className="text-title font-bold">{homeText.noHandicap}</span>
          ) : (
            <span className="text-display font-bold">{formatHandicap(handicap) ?? '–'}</span>
          )}
        </p>
        {/* Its place is held from the first paint, so that nothing moves when the line is drawn. */}
        {handicap !== null && (
          <div className="h-11 w-48">
            <Suspense>{handicap !== undefined && <HandicapTrend />}</Suspense>
          </div>
        )}
      </div>
      {handicap === null && <p className="text-note">{homeText.notSet}</p>}
      <Link
        href="/handicap"
        className="flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {homeText.handicapRecord}
      </Link>
    </div>
  )
}
