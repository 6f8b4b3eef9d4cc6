import { formatDay } from '../day.ts'
import type { ReviewColumn, ReviewFacts } from '../handicap/review/explain-review.ts'
import type { ReviewKind } from '../handicap/review/review-terms.ts'
import type { NumberWords } from './number-words.ts'

/*
 * What a handicap committee reads before a review, in both languages: the two say the same line by line, and no page says
 * them by itself.
 */

type ReviewWords = {
  [Kind in keyof ReviewFacts]: (facts: ReviewFacts[Kind], numbers: NumberWords) => string
}

/** "0.4 %", from a share between 0 and 1; undefined where that would be nothing. */
function percent(share: number, { tenths }: NumberWords): string | undefined {
  const perMille = Math.round(share * 1000)
  return perMille === 0 ? undefined : `${tenths(perMille)} %`
}

const whole = (share: number) => `${Math.round(share * 100)} %`

/** The smallest share that is written, where it is below that. */
const leastOf = ({ tenths }: NumberWords) => `${tenths(1)} %`

const kindsEn: Record<ReviewKind, string> = {
  play_differs: 'Competitions and general play differ',
  exceptional_scores: 'Several exceptional scores',
  cards_not_returned: 'Cards not returned',
  no_score: 'No score for a year',
  cap_in_force: 'Cap in force',
  reduction_in_force: 'Exceptional reduction in force',
  index_frozen: 'Index frozen',
  index_held: 'Index held',
}
const kindsEs: Record<ReviewKind, string> = {
  play_differs: 'Competición y juego general difieren',
  exceptional_scores: 'Varios resultados excepcionales',
  cards_not_returned: 'Tarjetas no entregadas',
  no_score: 'Un año sin vueltas',
  cap_in_force: 'Límite en vigor',
  reduction_in_force: 'Reducción excepcional en vigor',
  index_frozen: 'Índice congelado',
  index_held: 'Índice mantenido',
}
const columnsEn: Record<ReviewColumn, string> = {
  kind: 'Reason',
  player: 'Player',
  handicap: 'Handicap Index',
  day: 'Latest day',
  evidence: 'Evidence',
}
const columnsEs: Record<ReviewColumn, string> = {
  kind: 'Motivo',
  player: 'Jugador',
  handicap: 'Índice de Hándicap',
  day: 'Último día',
  evidence: 'Datos',
}

export const reviewWordsEn: ReviewWords = {
  review_kind: ({ kind }) => kindsEn[kind],
  review_column: ({ column }) => columnsEn[column],
  review_compared: ({ competition, general }, { plusTenths, tenths }) => {
    const by = competition.average - general.average
    const gap =
      by === 0 ? 'no difference' : `${tenths(Math.abs(by))} ${by < 0 ? 'lower' : 'higher'} in competitions`
    return (
      `${competition.scores} scores in competitions with an average differential of ${plusTenths(competition.average)}, ` +
      `${general.scores} in general play with ${plusTenths(general.average)}: ${gap}.`
    )
  },
  review_chance: ({ scores, chance }, numbers) =>
    `If the kind of play made no difference, dealing the same ${scores} scores out at random would set the ranks of the two ` +
    `at least this far apart in ${percent(chance, numbers) ?? `less than ${leastOf(numbers)}`} of all ways (exact rank sum test).`,
  review_many: ({ compared, share, limit }, numbers) =>
    compared === 1
      ? 'Only this player has enough scores of both kinds to be compared.'
      : `${compared} players were compared. Of players with a result like this one, at most ` +
        `${percent(share, numbers) ?? leastOf(numbers)} are expected to be there by chance alone; ` +
        `those up to ${whole(limit)} are listed (Benjamini and Hochberg).`,
  review_exceptional: ({ count, days }, { tenths }) =>
    `${count} exceptional scores in the last ${days} days, each at least ${tenths(70)} better than the index.`,
  review_exceptional_score: ({ day, courseName, differential, playedOff, by }, { plusTenths, tenths }) =>
    `${formatDay(day)}, ${courseName}: differential ${plusTenths(differential)} off an index of ${plusTenths(playedOff)}, ` +
    `${tenths(playedOff - differential)} better; ` +
    (by === 0
      ? 'the committee undid its reduction.'
      : `it lowered the differentials on the record by ${tenths(by)}.`),
  review_last_score: ({ last, since, days }) =>
    last === null
      ? `No score on the record since joining on ${formatDay(since)}, ${days} days ago.`
      : `The last score on the record is of ${formatDay(last)}, ${days} days ago.`,
  review_cards: ({ begun, notReturned, days }) =>
    `${notReturned} of ${begun} cards begun in the last ${days} days were not returned (${whole(notReturned / begun)}).`,
  review_card: ({ day, courseName, holes, isOpen }) =>
    `${formatDay(day)}, ${courseName}: ${holes} ${holes === 1 ? 'hole' : 'holes'} entered, ${isOpen ? 'still open' : 'abandoned'}.`,
  review_cap: ({ cap, index, lowIndex }, { plusTenths }) =>
    `The ${cap} cap holds the index at ${plusTenths(index)}; the low index is ${plusTenths(lowIndex)}.`,
  review_reductions: ({ count, by }, { tenths }) =>
    count === 1
      ? `The reduction of an exceptional score is in force: ${tenths(by)}.`
      : `The reductions of ${count} exceptional scores are in force: ${tenths(by)} in all.`,
  review_frozen: ({ day, index, calculated }, { plusTenths }) =>
    `The index has been frozen at ${plusTenths(index)} since ${formatDay(day)}; ` +
    (calculated === null || calculated === index
      ? 'the scores would give the same.'
      : `the scores would make it ${plusTenths(calculated)}.`),
  review_held: ({ from, until, index }, { plusTenths }) =>
    `All rounds ${from === until ? `of ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(until)}`} are played off ` +
    (index === null ? 'the index at the beginning of that time.' : `${plusTenths(index)}.`),
}

export const reviewWordsEs: ReviewWords = {
  review_kind: ({ kind }) => kindsEs[kind],
  review_column: ({ column }) => columnsEs[column],
  review_compared: ({ competition, general }, { plusTenths, tenths }) => {
    const by = competition.average - general.average
    const gap =
      by === 0
        ? 'ninguna diferencia'
        : `${tenths(Math.abs(by))} ${by < 0 ? 'menos' : 'más'} en las competiciones`
    return (
      `${competition.scores} vueltas de competición con un diferencial medio de ${plusTenths(competition.average)}, ` +
      `${general.scores} de juego general con ${plusTenths(general.average)}: ${gap}.`
    )
  },
  review_chance: ({ scores, chance }, numbers) =>
    `Si la clase de juego no importara, al repartir al azar las mismas ${scores} vueltas los rangos de ambas quedarían al ` +
    `menos así de separados en ${percent(chance, numbers) ?? `menos del ${leastOf(numbers)}`} de todos los repartos ` +
    '(prueba exacta de la suma de rangos).',
  review_many: ({ compared, share, limit }, numbers) =>
    compared === 1
      ? 'Solo este jugador tiene bastantes vueltas de ambas clases para compararlas.'
      : `Se compararon ${compared} jugadores. De los que dan un resultado como este se espera que a lo sumo ` +
        `${percent(share, numbers) ?? leastOf(numbers)} esté por puro azar; ` +
        `figuran los de hasta ${whole(limit)} (Benjamini y Hochberg).`,
  review_exceptional: ({ count, days }, { tenths }) =>
    `${count} resultados excepcionales en los últimos ${days} días, cada uno al menos ${tenths(70)} mejor que el índice.`,
  review_exceptional_score: ({ day, courseName, differential, playedOff, by }, { plusTenths, tenths }) =>
    `${formatDay(day)}, ${courseName}: diferencial ${plusTenths(differential)} con un índice de ${plusTenths(playedOff)}, ` +
    `${tenths(playedOff - differential)} mejor; ` +
    (by === 0 ? 'el comité anuló su reducción.' : `bajó ${tenths(by)} los diferenciales que constaban.`),
  review_last_score: ({ last, since, days }) =>
    last === null
      ? `No consta ninguna vuelta desde el alta el ${formatDay(since)}, hace ${days} días.`
      : `La última vuelta que consta es del ${formatDay(last)}, hace ${days} días.`,
  review_cards: ({ begun, notReturned, days }) =>
    `${notReturned} de ${begun} tarjetas empezadas en los últimos ${days} días no se entregaron (${whole(notReturned / begun)}).`,
  review_card: ({ day, courseName, holes, isOpen }) =>
    `${formatDay(day)}, ${courseName}: ${holes} ${holes === 1 ? 'hoyo anotado' : 'hoyos anotados'}, ${isOpen ? 'aún abierta' : 'abandonada'}.`,
  review_cap: ({ cap, index, lowIndex }, { plusTenths }) =>
    `El límite ${cap === 'hard' ? 'máximo' : 'reducido'} mantiene el índice en ${plusTenths(index)}; ` +
    `el índice más bajo es ${plusTenths(lowIndex)}.`,
  review_reductions: ({ count, by }, { tenths }) =>
    count === 1
      ? `Está en vigor la reducción de un resultado excepcional: ${tenths(by)}.`
      : `Están en vigor las reducciones de ${count} resultados excepcionales: ${tenths(by)} en total.`,
  review_frozen: ({ day, index, calculated }, { plusTenths }) =>
    `El índice está congelado en ${plusTenths(index)} desde el ${formatDay(day)}; ` +
    (calculated === null || calculated === index
      ? 'los resultados darían el mismo.'
      : `los resultados darían ${plusTenths(calculated)}.`),
  review_held: ({ from, until, index }, { plusTenths }) =>
    `Todas las vueltas del ${formatDay(from)}${from === until ? '' : ` al ${formatDay(until)}`} se juegan con ` +
    (index === null ? 'el índice del comienzo de ese tiempo.' : `un índice de ${plusTenths(index)}.`),
}
