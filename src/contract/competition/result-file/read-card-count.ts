import { plainHeading } from '../../club/member-import/plain-heading.ts'

const words =
  /^(?:total )?(?:number of |no of |numero de |total de |total )?(?:cards?|players?|entries|entrants|competitors|tarjetas?|jugadores|participantes)(?: (?:processed|returned|entered|played|procesadas|entregadas))? (\d{1,4})$/

/** "Number of Cards Processed = 16" as 16; undefined for every other text. */
export function readCardCount(text: string): number | undefined {
  const [, digits] = words.exec(plainHeading(text)) ?? []
  return digits === undefined ? undefined : Number(digits)
}
