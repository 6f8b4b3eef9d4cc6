import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listObjections } from '#contract/card/card-objections.ts'
import type { Club } from '#contract/club/clubs.ts'
import { listKioskDisputes } from '#contract/card/kiosk-cards.ts'
import { listLateScores } from '#contract/card/late-scores.ts'
import { listMemberMatches } from '#contract/club/member-matches.ts'
import { listRoundsElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { query } from '#web/lib/query.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import CardsToLookAt from '../card/late-scores-notice.tsx'
import MemberMatches from '../club/member-matches.online.tsx'

/**
 * What somebody of the club has to answer, above the rest of a page. Both are shown once it is known what there is, so that
 * nothing is pushed down later (U35); a question that could not be read holds nothing up.
 */
export default function WaitingQuestions({ club, children }: { club: Club; children: ReactNode }) {
  const of = { params: { clubId: club.id } }
  const asked = [
    useQuery({ ...query(listMemberMatches, of), staleTime: 0 }),
    useQuery({ ...query(listLateScores, of), staleTime: 0 }),
    useQuery({ ...query(listKioskDisputes, of), staleTime: 0 }),
    useQuery({ ...query(listObjections, of), staleTime: 0 }),
    useQuery({ ...query(listRoundsElsewhere, of), staleTime: 0 }),
  ]
  if (asked.some(({ isLoading }) => isLoading)) return <SkeletonCards count={2} className="h-40" />
  return (
    <>
      <MemberMatches clubId={club.id} />
      <CardsToLookAt clubId={club.id} timeZone={club.timeZone} />
      {children}
    </>
  )
}
