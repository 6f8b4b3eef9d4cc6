/** The name of a round of a knock-out: the last three have names, the rounds before them numbers. */
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

/** How many rounds a draw of that size has; `size` is a power of two. */
export function roundCount(size: number): number {
  return Math.log2(size)
}
