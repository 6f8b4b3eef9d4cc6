import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownTeeChoice, type OfferedTee, type TeeChoice } from '#contract/card/tee-choice.ts'
import type { Gender } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'
import { isUnreached, send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { KEPT_AFTER_MS, KEPT_RETRY_MS } from '#web/lib/timings.ts'
import { withTimeout } from '#web/lib/with-timeout.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { readKnownHere, teeChoiceHere } from './start-here.ts'
import type { SaidRatings } from './ratings-question.tsx'
import { isRatedForBoth } from './tee-words.ts'

type TeeDraft = { teeId: string; ratings: SaidRatings }
type TeeFormInput = {
  owner: string
  clubId: string
  courseId: string
  competitionId: string | undefined
  /** Outside competitions: the nine that is about to be played. */
  nine: Nine | undefined
  kept: TeeDraft
  onKeep: (part: Partial<TeeDraft>) => void
}

export type TeeForm = ReturnType<typeof useTeeForm>

/** The tee of a round that is about to start: proposed, chosen or asked for (D37). */
export function useTeeForm({ owner, clubId, courseId, competitionId, nine, kept, onKeep }: TeeFormInput) {
  const [isChanging, setIsChanging] = useState(false)
  const [ratingsError, setRatingsError] = useState<string>()
  const sent = genderOf(kept.ratings)
  const asked = useTeeChoice({ owner, clubId, courseId, competitionId, nine, gender: sent })
  const choice = courseId === '' ? undefined : asked.data?.choice
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
    /** When the club said what this choice was worked out from here; undefined when it made the choice itself. */
    knownAt: choice && asked.data?.knownAt,
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

type Asked = {
  owner: string
  clubId: string
  courseId: string
  competitionId: string | undefined
  nine: Nine | undefined
  gender: Gender | null
}

function useTeeChoice(of: Asked) {
  const { courseId, competitionId, nine, gender } = of
  const asking = query(ownTeeChoice, {
    params: { courseId },
    query: { competitionId, nine, gender: gender ?? undefined },
  })
  return useQuery({
    queryKey: [...asking.queryKey, 'or here'],
    queryFn: ({ signal }) => askOrWorkOut(of, signal),
    enabled: courseId !== '',
    refetchInterval: ({ state }) => (state.data?.knownAt === undefined ? false : KEPT_RETRY_MS),
    // What the other ratings would make replaces what is on the screen, and nothing moves.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey.includes(courseId) === true ? last : undefined,
  })
}

/** The club's choice; where it cannot be reached in time, the one that follows from what this phone has kept. */
async function askOrWorkOut(
  of: Asked,
  signal: AbortSignal,
): Promise<{ choice: TeeChoice; knownAt?: number }> {
  const { owner, courseId, competitionId, nine, gender } = of
  try {
    return {
      choice: await send(ownTeeChoice, {
        params: { courseId },
        query: { competitionId, nine, gender: gender ?? undefined },
        signal: withTimeout(signal, KEPT_AFTER_MS),
      }),
    }
  } catch (fault) {
    if (signal.aborted || !isUnreached(fault)) throw fault
    const known = await readKnownHere(owner, of)
    if (!known) throw fault
    return { choice: teeChoiceHere(known, { said: gender, nine }), knownAt: known.at }
  }
}

function genderOf(ratings: SaidRatings): Gender | null {
  return ratings === 'men' || ratings === 'women' ? ratings : null
}
