import type { RoundDetail } from '#contract/card/rounds.ts'

/** Its player brought it from a watch: it is no card that was handed in, and the club has no part in it. */
export const isFromWatch = ({ notForHandicap }: RoundDetail) => notForHandicap?.reason === 'from_watch'
