import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownTeeChoice, type OfferedTee } from '#contract/tee-choice.ts'
import type { Gender } from '#domain/course/course.ts'
import { query } from '#web/lib/query.ts'
import { startRoundText } from '#web/messages/en/start-round.ts'
import type { SaidRatings } from './ratings-question.tsx'
import { isRatedForBoth } from './tee-words.ts'

type TeeDraft = { teeId: string; ratings: SaidRatings }
type TeeFormInput = {
  courseId: string
  competitionId: string | undefined
  kept: TeeDraft
  onKeep: (part: Partial<TeeDraft>) => void
}

export type TeeForm = ReturnType<typeof useTeeForm>

/** The tee of a round that is about to start: proposed, chosen or asked for (D37). */
export function useTeeForm({ courseId, competitionId, kept, onKeep }: TeeFormInput) {
  const [isChanging, setIsChanging] = useState(false)
  const [ratingsError, setRatingsError] = useState<string>()
  const sent = genderOf(kept.ratings)
  const asked = useTeeChoice({ courseId, competitionId, gender: sent })
  const choice = courseId === '' ? undefined : asked.data
  const tees = choice?.tees ?? []
  const proposed = choice?.proposed ?? undefined
  const isFixed = proposed?.reason === 'competition' || proposed?.reason === 'only'
  const own = isFixed ? undefined : tees.find((tee) => tee.id === kept.teeId)
  const chosen = own ?? tees.find((tee) => tee.id === proposed?.teeId)
  const asksTee = choice !== undefined && tees.length > 0 && chosen === undefined
  const asksRatings =
    choice?.isNew === true &&
    choice.gender === null &&
    (chosen ? isRatedForBoth(chosen) : tees.some(isRatedForBoth))
  return {
    choice,
    chosen,
    gender: choice?.gender ?? sent,
    /** What the player has just said; nothing is to be kept when they had said it before. */
    newGender: choice?.gender === null ? sent : null,
    said: kept.ratings,
    reason:
      own && own.id !== proposed?.teeId ? ('chosen' as const) : (proposed?.reason ?? ('chosen' as const)),
    isFixed,
    isLoading: courseId !== '' && asked.isPending,
    hasFailed: asked.isError && choice === undefined,
    retry: () => void asked.refetch(),
    asksTee,
    asksRatings,
    ratingsError,
    isChanging,
    changeTee: () => {
      setIsChanging(true)
    },
    keepTee: () => {
      setIsChanging(false)
    },
    chooseTee: (tee: OfferedTee) => {
      onKeep({ teeId: tee.id })
      setIsChanging(false)
    },
    sayRatings: (ratings: SaidRatings) => {
      onKeep({ ratings })
      setRatingsError(undefined)
    },
    /** Whether a round may start from this tee; says beside the question what is missing. */
    checkRatings: (tee: OfferedTee | undefined): boolean => {
      const isMissing = asksRatings && kept.ratings === '' && (tee ? isRatedForBoth(tee) : false)
      setRatingsError(isMissing ? startRoundText.ratingsFirst : undefined)
      return !isMissing
    },
  }
}

function useTeeChoice(of: { courseId: string; competitionId: string | undefined; gender: Gender | null }) {
  const { courseId, competitionId, gender } = of
  return useQuery({
    ...query(ownTeeChoice, { params: { courseId }, query: { competitionId, gender: gender ?? undefined } }),
    enabled: courseId !== '',
    // What the other ratings would make replaces what is on the screen, and nothing moves.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey.includes(courseId) === true ? last : undefined,
  })
}

function genderOf(ratings: SaidRatings): Gender | null {
  return ratings === 'men' || ratings === 'women' ? ratings : null
}
