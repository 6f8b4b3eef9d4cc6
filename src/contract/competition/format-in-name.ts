/** Ways of playing that a name can speak of and that are no type of competition of their own. */
export const namedFormats = [
  'scramble',
  'greensomes',
  'chapman',
  'foursomes',
  'better_ball',
  'skins',
  'team_match',
] as const
export type NamedFormat = (typeof namedFormats)[number]

/** In the words of English and Spanish golfers. Chapman and Pinehurst alone are also a person and a place. */
const words: Record<NamedFormat, RegExp> = {
  scramble: /\b(?:scrambles?|texas|ambrose)\b/iu,
  greensomes: /\b(?:greensomes?|gruesomes?)\b/iu,
  chapman: /\b(?:chapman|pinehurst) (?:foursomes?|pairs|system|parejas)\b/iu,
  foursomes: /\bfoursomes?\b/iu,
  better_ball:
    /\b(?:(?:four|4)[ -]?balls?|4bbb|2bbb|(?:better|best)[ -]balls?|betterball|bestball|mejor (?:bola|pelota)|pairs|parejas?)\b/iu,
  skins: /\bskins?\b/iu,
  team_match:
    /\b(?:ryder|solheim|inter-?clubs?|inter-?clubes|club match|(?:home|away|friendly) match|entre clubes|versus|vs?\.? (?=\S))/iu,
}

/** The first of them that the name of a competition speaks of: "Charity Texas Scramble". */
export function formatInName(name: string): NamedFormat | undefined {
  return namedFormats.find((format) => words[format].test(name))
}

type Chosen = {
  competitionType: string
  /** Of team types. */
  teamSize: number | null
  countingScores: number | null
}

/**
 * Whether what is chosen plays it. The better ball of a pair is a team of two of whom one score counts; four-ball and
 * foursomes are played as match play between pairs, who are made with the bracket.
 */
export function playsFormat(
  format: NamedFormat,
  { competitionType, teamSize, countingScores }: Chosen,
): boolean {
  switch (format) {
    case 'better_ball': {
      const isTeam = competitionType === 'team_stableford' || competitionType === 'team_stroke'
      return competitionType === 'matchplay' || (isTeam && teamSize === 2 && countingScores === 1)
    }
    case 'foursomes':
      return competitionType === 'matchplay'
    case 'scramble':
    case 'greensomes':
    case 'chapman':
    case 'skins':
    case 'team_match':
      return false
  }
}
