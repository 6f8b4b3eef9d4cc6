import type { Translation } from '../../catalogue.ts'
import type { ownMatchText } from '../../en/match/own-match.ts'

export default {
  play: (opponent) => `Su rival: ${opponent}`,
  playBy: (opponent, day) => `Su rival: ${opponent}, a más tardar el ${day}`,
  overdue: (opponent, day) => `Su partido con ${opponent} debía jugarse a más tardar el ${day}`,
  answer: (opponent) => `Confirme el resultado que ha anotado ${opponent}`,
} satisfies Translation<typeof ownMatchText>
