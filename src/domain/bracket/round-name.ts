/** What a round of a knock-out is called (spec, bracket screen): the last three by name, the ones before by number. */
export function roundName(bracketRound: number, rounds: number): string {
  switch (rounds - bracketRound) {
    case 0:
      return 'Final'
    case 1:
      return 'Semi-Final'
    case 2:
      return 'Quarter-Final'
    default:
      return `Round ${bracketRound}`
  }
}

/** Rounds of a draw of that size. */
export function roundCount(size: number): number {
  return Math.log2(size)
}
