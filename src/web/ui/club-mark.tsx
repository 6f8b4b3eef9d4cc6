import { classNames } from './class-names.ts'
import type { ClubTones } from './club-colour-properties.ts'
import { ClubCrest } from './club-crest.tsx'

type ClubMarkProps = {
  /** A club as a membership, an invitation or a session names it; its place stays empty until it is known. */
  club: { clubName: string; clubColour: ClubTones | null; clubCrestUrl: string | null } | undefined
  size?: 'tiny' | 'small' | 'medium'
  className?: string
}

/** A club's crest and its name in one line. */
export function ClubMark({ club, size = 'tiny', className }: ClubMarkProps) {
  return (
    <span className={classNames('inline-flex min-h-6 items-center gap-2', className)}>
      {club && (
        <>
          <ClubCrest name={club.clubName} colour={club.clubColour} crestUrl={club.clubCrestUrl} size={size} />
          <span className="min-w-0">{club.clubName}</span>
        </>
      )}
    </span>
  )
}
