/** What a parent or guardian has said about a child's account. */
export const guardianAnswers = ['waiting', 'agreed', 'withdrawn'] as const
export type GuardianAnswer = (typeof guardianAnswers)[number]

/** A child enters competitions, where others see them, only while a guardian agrees; their own cards need nobody's word. */
export function mayBeSeenInCompetitions(answer: GuardianAnswer | undefined): boolean {
  return answer === undefined || answer === 'agreed'
}
