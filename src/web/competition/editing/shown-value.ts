import type { Course } from '#contract/course/courses.ts'
import { notForHandicapWords } from '#web/handicap/not-for-handicap/not-for-handicap-words.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { nineHolesText } from '#web/messages/en/competition/nine-holes.online.ts'
import { clubNotForHandicapText } from '#web/messages/en/competition/club-not-for-handicap.online.ts'
import type { CompetitionValues } from './competition-values.ts'

/** What stands in a field of the form, in words where it is chosen from a list. */
export function shownValue(
  name: keyof CompetitionValues,
  values: CompetitionValues,
  courses: readonly Pick<Course, 'id' | 'name'>[],
): string {
  const { cutAfter } = values
  const words: Partial<Record<keyof CompetitionValues, string | undefined>> = {
    competitionType: competitionTypeNames[values.competitionType],
    courseId: courses.find(({ id }) => id === values.courseId)?.name ?? text.notDecided,
    nine: values.nine === '' ? nineHolesText.all : nineHolesText.nines[values.nine],
    bracketType: bracketTypeNames[values.bracketType],
    stablefordTable: values.stablefordTable === 'modified' ? text.modifiedPoints : text.standardPoints,
    maximumKind: text.maximumKinds[values.maximumKind],
    openToAll: values.openToAll === 'yes' ? text.allMembers : text.inviteOnly,
    cards: values.cards === 'marker' ? text.cardsMarked : text.cardsSigned,
    notForHandicap:
      values.notForHandicap === ''
        ? clubNotForHandicapText.countsForHandicap
        : notForHandicapWords({ reason: values.notForHandicap }),
    feeWay: text.feeWays[values.feeWay],
    cutAfter: cutAfter === '' ? text.noCut : text.cutAfter(Number(cutAfter)),
    cutTies: text.cutTiesNames[values.cutTies],
  }
  return words[name] ?? values[name]
}
