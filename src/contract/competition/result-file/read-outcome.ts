import { plainHeading } from '../../club/member-import/plain-heading.ts'
import type { ResultOutcome } from './result-fields.ts'

const words: Record<ResultOutcome, readonly string[]> = {
  no_return: [
    ...[
      'nr',
      'n r',
      'no return',
      'no returns',
      'not returned',
      'no card',
      'card not returned',
      'nr no return',
    ],
    ...['no entregada', 'no entregado', 'tarjeta no entregada', 'sin entregar', 'nr no entregada'],
  ],
  withdrawn: [
    ...['wd', 'w d', 'withdrawn', 'withdrew', 'wdn', 'wd withdrawn', 'retired', 'rtd'],
    ...['retirado', 'retirada', 'ret', 'wd retirado'],
  ],
  disqualified: [
    ...['dq', 'd q', 'disq', 'dsq', 'disqualified', 'dq disqualified'],
    ...['descalificado', 'descalificada', 'desc', 'dq descalificado'],
  ],
}

const outcomeOf = new Map<string, ResultOutcome>(
  (Object.entries(words) as [ResultOutcome, readonly string[]][]).flatMap(([outcome, texts]) =>
    texts.map((text) => [text, outcome] as const),
  ),
)

/** "NR", "W/D", "Disqualified" as why somebody has no place; undefined for every other text. */
export function readOutcome(text: string): ResultOutcome | undefined {
  return outcomeOf.get(plainHeading(text))
}
