import { formatDay } from '../day.ts'
import type { TieStepName } from '../competition/formats/countback.ts'
import type { CountbackNumber } from '../competition/formats/explain-countback.ts'
import type { PenaltyReason } from '../handicap/penalty-score.ts'
import type { IndexStep } from '../handicap/scoring-record.ts'
import type { CutTerms } from '../board/cut-terms.ts'
import type { NoPlace } from '../board/explain-place.ts'
import type { ArithmeticWords } from './arithmetic-words.ts'
import type { NumberWords } from './number-words.ts'
import { reviewWordsEs } from './review-words.ts'

const strokes = (count: number) => `${count} ${count === 1 ? 'golpe' : 'golpes'}`
const points = (count: number, { whole }: NumberWords) =>
  `${whole(count)} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`
const afterHoles = (thru: number) => `tras ${thru} ${thru === 1 ? 'hoyo' : 'hoyos'}`

/** "2 golpes recibidos". */
function received(count: number): string {
  if (count === 0) return 'ninguno'
  const given = count > 0 ? 'recibido' : 'devuelto'
  return `${strokes(Math.abs(count))} ${given}${Math.abs(count) === 1 ? '' : 's'}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const placeText = ({ place, isShared }: { place: number; isShared: boolean }) =>
  `${isShared ? 'T' : ''}${place}`

/** "los últimos 9 hoyos", as it follows "por" and "en". */
function stepText(step: TieStepName | null): string {
  switch (step) {
    case null:
      return 'el desempate por tarjeta'
    case 'last round':
      return 'la última vuelta'
    case 'last hole':
      return 'el último hoyo'
    case 'play-off':
      return 'el play-off'
    case 'drawing lots':
      return 'sorteo'
    default:
      return step
        .replace(/^last (\d+)$/, 'los últimos $1 hoyos')
        .replace(/^holes (\d+)-(\d+)$/, 'los hoyos $1 a $2')
        .replace(/^hole (\d+)$/, 'el hoyo $1')
  }
}

/** "36 − 1/2 de 12 = 30,00 neto". */
function countbackNumber(number: CountbackNumber, numbers: NumberWords): string {
  switch (number.unit) {
    case 'points':
      return points(number.points, numbers)
    case 'against_par':
      return `${numbers.whole(number.up)} contra el par`
    case 'to_par':
      return number.toPar === 0
        ? 'par neto'
        : `${Math.abs(number.toPar)} ${number.toPar > 0 ? 'sobre' : 'bajo'} par neto`
    case 'net': {
      const net = `${numbers.hundredths(number.net)} neto`
      if (number.taken === null) return net
      const { gross, part, of, playingHandicap } = number.taken
      return `${gross} ${numbers.plusOrMinus(playingHandicap)} ${part}/${of} de ${Math.abs(playingHandicap)} = ${net}`
    }
  }
}

function capText(cap: IndexStep['cap'], { tenths }: NumberWords): string {
  switch (cap) {
    case 'none':
      return `no lo supera en más de ${tenths(30)}, sin límite`
    case 'soft':
      return `lo que lo supera en más de ${tenths(30)} cuenta la mitad (límite reducido)`
    case 'hard':
      return `el índice no lo supera en más de ${tenths(50)} (límite máximo)`
    case 'lifted':
      return 'el comité ha levantado el límite'
  }
}

function againstLine(total: CountbackNumber, line: CountbackNumber, numbers: NumberWords): string {
  return `${countbackNumber(total, numbers)}, y el corte está en ${countbackNumber(line, numbers)}`
}

function goOn({ places, ties }: CutTerms): string {
  const best = places === 1 ? 'Sigue el primero' : `Siguen los ${places} primeros`
  return ties === 'all'
    ? `${best} y quienes empatan en el corte.`
    : `${best}; un empate lo decide el desempate por tarjeta.`
}

const noPlace: Record<NoPlace, string> = {
  not_handed_in: 'Sin puesto: el juego ha terminado y la tarjeta no se ha entregado.',
  round_missing: 'Sin puesto: el juego ha terminado y no se han entregado todas las vueltas.',
  no_return_or_score: 'Sin puesto: tarjeta no entregada o todavía sin resultado.',
  no_score: 'Sin puesto: todavía sin resultado.',
  withdrawn: 'Sin puesto: retirado.',
  disqualified: 'Sin puesto: descalificado.',
  no_return: 'Sin puesto: el comité ha anotado tarjeta no entregada.',
  not_holed_out: 'Sin puesto: un hoyo no se terminó, así que no hay total que clasificar.',
  no_team: 'Sin puesto: sin equipo.',
  totals_wait:
    'Todavía sin puesto: solo se entregaron los totales. Contarán cuando el club los confirme o anote los hoyos.',
}

/** Why a card does not count, by the names that the rules give to it. */
const notCounted: Readonly<Record<string, string>> = {
  not_rated:
    'Esta barra no tiene valoración de campo ni slope para el género del jugador, así que la tarjeta no cuenta para el Índice de Hándicap.',
  too_few_holes: 'Menos de nueve hoyos no cuentan para el Índice de Hándicap.',
  nine_not_whole: 'Nueve hoyos cuentan cuando son los nueve primeros o los nueve segundos.',
  no_valid_reason:
    'De nueve a diecisiete hoyos de dieciocho solo cuentan cuando hubo un motivo válido para parar.',
  not_convertible: 'De diez a diecisiete hoyos no se pueden convertir aquí; la tarjeta se conserva.',
  nine_not_rated: 'Estos nueve hoyos no tienen valoración propia.',
  holes_not_played: 'Quedó algún hoyo sin jugar.',
  match_play: 'Según las reglas que sigue este club, el match play no cuenta para el Índice de Hándicap.',
  four_ball: 'Según las reglas que sigue este club, el cuatro bolas no cuenta para el Índice de Hándicap.',
  four_ball_by_committee:
    'Una tarjeta de cuatro bolas solo cuenta con 42 puntos de la pareja, nueve hoyos en los que contó el resultado del jugador y 36 puntos escalados; decide el comité.',
  team: 'Según las reglas que sigue este club, las tarjetas de equipos de tres o más no cuentan para el Índice de Hándicap.',
  inactive_season:
    'La vuelta queda fuera de la temporada activa del club, así que no cuenta para el Índice de Hándicap.',
  short_competition:
    'Según las reglas que sigue este club, una competición solo cuenta a nueve o dieciocho hoyos.',
  fun_competition: 'No cuenta para el hándicap: competición por diversión.',
  temporary_greens: 'No cuenta para el hándicap: greens provisionales o campo de invierno.',
  preferred_lies: 'No cuenta para el hándicap: colocación de bola fuera de temporada.',
  altered_course: 'No cuenta para el hándicap: el campo no se jugó como está medido.',
  other_reason: 'No cuenta para el hándicap, por decisión del club.',
  practice_round: 'No cuenta para el hándicap: vuelta de práctica.',
  from_watch: 'No cuenta para el hándicap: traída de un reloj.',
  reopened: 'El club ha reabierto esta tarjeta.',
  taken_off: 'El club ha anulado esta tarjeta.',
  moved: 'El club ha movido esta tarjeta a su sitio.',
  disqualified: 'El comité descalificó esta tarjeta y no acepta su resultado para el Índice de Hándicap.',
  same_round: 'Esta vuelta cuenta una sola vez para el Índice de Hándicap, por su otra tarjeta.',
  totals_only: 'Solo se entregaron los totales; para el hándicap hace falta el resultado de cada hoyo.',
}

const meant: Record<PenaltyReason, string> = {
  to_raise_index: 'para que el índice subiera o siguiera alto',
  to_lower_index: 'para que el índice bajara',
  other: 'sin un motivo que lo justifique',
}

export const arithmeticEs: ArithmeticWords = {
  minus: '−',
  sentences: {
    gross_of_nines: ({ out, home, total }) => `Bruto: ${out} de ida + ${home} de vuelta = ${total}.`,
    gross: ({ total }) => `Bruto: ${strokes(total)}.`,
    net: ({ gross, received, net }, { plusOrMinus }) => {
      const count = Math.abs(received)
      const what = received < 0 ? 'devuelto' : 'recibido'
      return `Neto: ${gross} ${plusOrMinus(received)} ${count} ${what}${count === 1 ? '' : 's'} en los hoyos terminados = ${net}.`
    },
    no_points_yet: () => 'Puntos: ningún hoyo tiene todavía.',
    points: ({ holes, total }, { whole }) =>
      `Puntos, hoyo a hoyo: ${holes.map((one) => (one < 0 ? `(${whole(one)})` : one)).join(' + ')} = ${whole(total)}.`,
    no_hole_yet: () => 'Ningún hoyo tiene todavía resultado.',
    no_hole_known: () => 'Solo se entregaron los totales; no consta ningún hoyo.',
    total_lost: ({ holeNumber }) => `No lo hay: en el hoyo ${holeNumber} se levantó la bola.`,

    no_strokes: () => 'No se reciben golpes ni se devuelven.',
    strokes_on_every_hole: ({ strokes }) => `${capital(received(strokes))} en cada hoyo.`,
    strokes_on_some: ({ strokes, holes, indexes, onOthers }) => {
      const which = indexes === 'lowest' ? 'más bajo' : 'más alto'
      const where = holes === 1 ? 'el hoyo' : `los ${holes} hoyos`
      return `${capital(received(strokes))} en ${where} de hándicap de hoyo ${which}, ${received(onOthers)} en los demás.`
    },

    half_index: ({ index, half }, { plusTenths, tenths }) =>
      `La mitad del Índice de Hándicap ${plusTenths(index)} es ${tenths(half)}.`,
    course_handicap: ({ index, slope, courseRating, par, exact, rounded }, say) =>
      `Hándicap de Campo: ${say.tenths(index)} × ${slope} / 113 + (${say.tenths(courseRating)} − ${par}) = ` +
      `${say.exact(exact)}, redondeado a ${say.plusWhole(rounded)}.`,
    playing_handicap: ({ courseHandicap, allowancePercent, exact, rounded }, say) =>
      `Hándicap de Juego: ${say.exact(courseHandicap)} × ${allowancePercent} % = ${say.exact(exact)}, ` +
      `redondeado a ${say.plusWhole(rounded)}.`,
    allowance: ({ allowancePercent, isCompetition, recommended, reason }) =>
      `La asignación del ${allowancePercent} % es la ${isCompetition ? 'de la competición' : 'de una vuelta fuera de competición'}` +
      (recommended === undefined
        ? ''
        : `; se recomienda el ${recommended} % (Reglas de Hándicap, Apéndice C)`) +
      (reason === undefined ? '.' : `. Motivo del comité: «${reason}»`),
    index_at_start: ({ index }, { plusTenths }) =>
      `Índice de Hándicap ${plusTenths(index)}: el que tenía al empezar la vuelta.`,
    no_index_at_start: () => 'Al empezar la vuelta no había Índice de Hándicap; se juega con 0.',
    index_now: () => 'El Índice de Hándicap que tiene ahora.',
    no_index_yet: () => 'Todavía no hay Índice de Hándicap.',
    round_not_started: () => 'La vuelta no ha empezado.',

    adjusted_gross: ({ total, changed }) =>
      changed.length === 0
        ? `Resultado bruto ajustado ${total}, ningún hoyo por encima de su máximo.`
        : `Resultado bruto ajustado ${total}: ${changed.map((hole) => `el hoyo ${hole.holeNumber} cuenta ${hole.counted}${hole.isMostLikely ? ', su resultado más probable' : ''}`).join(', ')}.`,
    differential: ({ adjustedGross, courseRating, slope, pcc, exact, rounded }, say) =>
      `113 / ${slope} × (${adjustedGross} − ${say.tenths(courseRating)}${pcc === 0 ? '' : ` − ${conditions(pcc, say)} (condiciones)`}) = ` +
      `${say.exact(exact)}, redondeado a ${say.tenths(rounded)}.`,
    nine_differential: ({ adjustedGross, courseRating, slope, pcc, exact }, say) =>
      `113 / ${slope} × (${adjustedGross} − ${say.tenths(courseRating)}${pcc === 0 ? '' : ` − ${conditions(pcc, say)} / 2 (condiciones)`}) = ` +
      `${say.exact(exact)} por los nueve hoyos jugados.`,
    most_without_index: () => 'Sin Índice de Hándicap un hoyo cuenta como máximo par + 5.',
    most_with_index: ({ courseHandicap }, { plusWhole }) =>
      'Un hoyo cuenta como máximo doble bogey neto: par + 2 + los golpes recibidos en él con Hándicap de Campo ' +
      `${plusWhole(courseHandicap)}.`,
    nine_is_kept: () =>
      'Sin Índice de Hándicap los nueve hoyos esperan a los nueve siguientes o al primer índice.',
    nine_waited: () => 'Esperaban a que hubiera un Índice de Hándicap y cuentan con el primero.',
    nines_together: ({ differential }, { tenths }) =>
      `Unidos a los nueve hoyos que esperaban: diferencial ${tenths(differential)}.`,
    expected_nine: ({ perIndex, base, held, exact }, say) =>
      `En los nueve hoyos no jugados se espera ${say.short(perIndex)} × ${say.tenths(held)} + ${say.short(base)} = ${say.exact(exact)}.`,
    with_expected_nine: ({ exact, rounded }, say) =>
      `En total ${say.exact(exact)}, redondeado a ${say.tenths(rounded)}.`,
    penalty_chosen: (facts, { tenths }) =>
      `Una vuelta que no se entregó ${meant[facts.meant]}: en su lugar consta el ${facts.meant === 'to_raise_index' ? 'más bajo' : 'más alto'} ` +
      `de los últimos ${facts.chosenFrom} diferenciales (Regla 7.1b): ${tenths(facts.differential)}.`,
    penalty_gross: ({ courseRating, courseHandicap, adjustedGross }, say) =>
      `Una vuelta que no se entregó: en su lugar consta el Valor de Campo ${say.tenths(courseRating)} + Hándicap de Campo ` +
      `${say.bracketed(courseHandicap)}, redondeado (Regla 7.1b): resultado bruto ajustado ${adjustedGross}.`,
    taken_over: ({ differential }, { tenths }) =>
      differential === null
        ? 'Una vuelta anterior de una lista que importó el club.'
        : `Una vuelta anterior de una lista que importó el club, que indica un diferencial de ${tenths(differential)}.`,
    played_elsewhere: ({ adjustedGross }) =>
      `Una vuelta en otro club, anotada con un resultado bruto ajustado de ${adjustedGross}. No se calcula el PCC para ella.`,
    moved: ({ day, by, why }, { change }) =>
      `${formatDay(day)}: ${why === 'committee' ? 'la anotación del comité' : 'un resultado excepcional'} lo movió ${change(by)}.`,
    stands_at: ({ stands }, { tenths }) => `Queda en ${tenths(stands)}.`,

    committee_index: ({ day }) => `${formatDay(day)}: índice anotado por el comité.`,
    index_frozen: ({ day }) => `${formatDay(day)}: el comité congeló el Índice de Hándicap.`,
    freeze_lifted: ({ day }) => `${formatDay(day)}: el comité levantó la congelación.`,
    index_held: ({ day, index }, { plusTenths }) =>
      index === null
        ? `${formatDay(day)}: desde este día las vueltas se juegan sin índice, como decidió el comité.`
        : `${formatDay(day)}: desde este día las vueltas se juegan con ${plusTenths(index)}, como decidió el comité.`,
    penalty_score: ({ day, differential, meant: what, chosenFrom, adjustedGross }, { plusTenths }) =>
      `${formatDay(day)}: resultado de penalización (Regla 7.1b), ` +
      (adjustedGross === null
        ? `el ${what === 'to_raise_index' ? 'más bajo' : 'más alto'} de los últimos ${chosenFrom} diferenciales: `
        : `resultado bruto ajustado ${adjustedGross}, diferencial `) +
      `${plusTenths(differential)}.`,
    nine_waits: ({ day }) =>
      `${formatDay(day)}: nueve hoyos sin índice esperan a los nueve siguientes o al primer índice.`,
    left_over_nine: ({ day, differential, firstIndex }, { plusTenths }) =>
      `${formatDay(day)}: los nueve hoyos que esperaban también cuentan, con los nueve esperados de ${plusTenths(firstIndex)}: diferencial ${plusTenths(differential)}.`,
    score_differential: ({ day, differential, isPair }, { plusTenths }) =>
      `${formatDay(day)}: diferencial ${plusTenths(differential)}${isPair ? ', de nueve y nueve hoyos unidos' : ''}.`,
    exceptional_score: ({ playedOff, differentials, by }, { plusTenths, tenths }) =>
      `Jugado con ${plusTenths(playedOff)}, un resultado excepcional: ` +
      (differentials === 1
        ? `el diferencial baja ${tenths(by)}.`
        : `cada uno de los últimos ${differentials} diferenciales baja ${tenths(by)}.`),
    average: ({ lowest, of, adjustment, exact, rounded }, { plusTenths, tenths, plusExact }) =>
      `${lowest.length === 1 ? 'El más bajo' : `La media de los ${lowest.length} más bajos`} de ${of} ` +
      `(${lowest.map(plusTenths).join('; ')})${adjustment === 0 ? '' : ` menos ${tenths(-adjustment)} por historial corto`} ` +
      `es ${plusExact(exact)}${rounded === null ? '' : `, redondeado a ${plusTenths(rounded)}`}.`,
    cap: ({ lowIndex, cap }, numbers) =>
      `El índice más bajo de los 365 días anteriores es ${numbers.plusTenths(lowIndex)}: ${capText(cap, numbers)}.`,
    brake: ({ calculated, index }, { plusTenths }) =>
      `Los resultados darían ${plusTenths(calculated)}, pero ningún resultado sube un índice por encima de 26,5: ${plusTenths(index)}.`,
    frozen_over: ({ calculated }, { plusTenths }) =>
      `Los resultados dan ${plusTenths(calculated)}, pero el comité ha congelado el índice.`,
    lowest_index: ({ calculated }, { plusTenths }) =>
      `Los resultados darían ${plusTenths(calculated)}, pero +9,9 es el índice más bajo que se anota aquí.`,
    no_index: ({ differentials }) =>
      `No hay índice hasta que constan 54 hoyos; ${differentials} de 3 diferenciales hasta ahora.`,
    no_index_above_54: ({ differentials }) =>
      `Todavía no hay índice: ${differentials === 1 ? 'el diferencial que consta da' : `los ${differentials} diferenciales que constan dan`} más de 54,0.`,
    handicap_index: ({ index }, { plusTenths }) => `Índice de Hándicap ${plusTenths(index)}.`,
    rounded_index: ({ index }, { plusTenths }) => `Redondeado: Índice de Hándicap ${plusTenths(index)}.`,
    unmoved_too_few: ({ differentials, index }, { plusTenths }) =>
      `El índice se calcula con 3 resultados y en el historial hay ${differentials}: hasta entonces sigue ${plusTenths(index)}.`,
    unmoved_frozen: ({ calculated }, { plusTenths }) =>
      `El comité ha congelado el índice${calculated === null ? '' : `; los resultados darían ${plusTenths(calculated)}`}.`,
    unmoved_not_lowest: ({ differential, lowest, of }, { plusTenths }) =>
      `Su diferencial ${plusTenths(differential)} no es ${lowest === 1 ? 'el más bajo' : `uno de los ${lowest} más bajos`} de los últimos ${of}, así que no cambia el índice.`,
    unmoved_capped: ({ cap, lowIndex }, { plusTenths, tenths }) =>
      cap === 'hard'
        ? `El límite máximo detiene el índice ${tenths(50)} por encima del índice más bajo de los 365 días anteriores, que es ${plusTenths(lowIndex)}.`
        : `El límite reducido deja en la mitad la subida a partir de ${tenths(30)} por encima del índice más bajo de los 365 días anteriores, que es ${plusTenths(lowIndex)}.`,
    unmoved_highest: ({ index }, { tenths }) => `Un índice no pasa de ${tenths(index)}.`,
    unmoved_average: ({ lowest, index }, { plusTenths }) =>
      `El resultado cuenta: con él ${lowest === 1 ? 'el índice' : `la media de los ${lowest} más bajos`} vuelve a dar ${plusTenths(index)}.`,
    only_last_twenty: () => 'Solo se tienen en cuenta los últimos veinte diferenciales escritos.',

    index_set: ({ after, before }, { plusTenths }) =>
      `El comité fijó el Índice de Hándicap en ${plusTenths(after)}${before === null ? '' : `; era ${plusTenths(before)}`}.`,
    reason: ({ reason }) => `Motivo: ${reason}`,
    disqualified_counts: ({ competition }) =>
      `El comité descalificó esta tarjeta en ${competition}. Su resultado cuenta para el Índice de Hándicap: la infracción no dio una ventaja importante.`,
    no_reason: () => 'No se indicó ningún motivo.',
    not_counted: ({ why }) => notCounted[why] ?? 'Esta tarjeta no cuenta para el Índice de Hándicap.',

    ...reviewWordsEs,

    low_index_restarts: () => 'Con ella el Índice de Hándicap más bajo empieza de nuevo.',

    index_reset: ({ after, before }, { plusTenths }) =>
      `El comité reajustó el Índice de Hándicap de ${plusTenths(before)} a ${plusTenths(after)} (Regla 7.1a).`,
    player_heard: ({ day, note }) => `El jugador fue escuchado el ${formatDay(day)}: ${note}`,
    exceptional_circumstances: (_, { tenths }) =>
      `Las circunstancias son excepcionales, por lo que puede superar en más de ${tenths(50)} el índice más bajo.`,
    index_held_over: ({ from, until, index }, { plusTenths }) =>
      `Las vueltas ${from === until ? `del ${formatDay(from)}` : `desde el ${formatDay(from)} hasta el ${formatDay(until)}`} se juegan ` +
      `${index === null ? 'sin índice' : `con ${plusTenths(index)}`} (Regla 7.2a); los resultados de esos días cuentan después.`,
    penalty_for: ({ day, course, meant: why }) =>
      `Un resultado de penalización por la vuelta del ${formatDay(day)} en ${course}, que no se entregó ${meant[why]} (Regla 7.1b).`,

    no_strokes_given: () => 'No se dan golpes.',
    receives_strokes: ({ player, strokes: given }) => `${player} recibe ${strokes(given)}.`,
    plays_off_scratch: ({ player }) => `${player} no tiene Índice de Hándicap y juega con 0.`,
    difference: ({ high, low, strokes }, { bracketed }) =>
      `Diferencia de los Hándicaps de Juego: ${bracketed(high)} − ${bracketed(low)} = ${strokes}.`,
    difference_once: ({ allowancePercent, strokes }) =>
      `Diferencia de los Hándicaps de Campo sin redondear × ${allowancePercent} %, redondeada una vez = ${strokes}.`,

    difference_of_cards: ({ high, low, allowancePercent, strokes }, { bracketed }) => {
      const between = `Diferencia de los Hándicaps de Campo: ${bracketed(high)} − ${bracketed(low)}`
      return allowancePercent === 100
        ? `${between} = ${strokes}.`
        : `${between} = ${high - low}, × ${allowancePercent} %, redondeada una vez = ${strokes}.`
    },

    match_on_mixed_tees: ({ player, par, otherPar, more, strokes: given }) =>
      `${player} juega con par ${par} frente a par ${otherPar} y recibe ${more} más (Regla 6.2b): ${strokes(given)} en total.`,

    four_ball_strokes: ({ players }) =>
      `Golpes recibidos: ${players.map(({ player, strokes: given }) => `${player} ${given}`).join(', ')}.`,
    pair_receives: ({ pair, strokes: given }) => `${pair} reciben ${strokes(given)}.`,
    off_the_lowest: ({ player, lowest }, { plusWhole }) =>
      `${player} tiene el Hándicap de Juego más bajo, ${plusWhole(lowest)}, y juega con 0; los demás reciben la diferencia.`,
    off_the_lowest_once: ({ player, allowancePercent }) =>
      `${player} tiene el Hándicap de Campo más bajo y juega con 0; los demás reciben el ${allowancePercent} % de la diferencia sin redondear.`,
    pair_handicap: ({ pair, total, allowancePercent, exact, rounded }, say) =>
      `${pair}: ${say.exact(total)} juntos × ${allowancePercent} % = ${say.exact(exact)}, redondeado ${say.plusWhole(rounded)}.`,
    par_above_lowest: ({ player, par, lowestPar, more }) =>
      `${player} juega con par ${par}, el más bajo es par ${lowestPar}: ${more} más (Regla 6.2b).`,

    points_of_nines: ({ out, home, total, thru }, numbers) =>
      `${points(out, numbers)} de ida + ${numbers.whole(home)} de vuelta = ${points(total, numbers)} ${afterHoles(thru)}.`,
    points_so_far: ({ points: scored, thru }, numbers) => `${points(scored, numbers)} ${afterHoles(thru)}.`,
    net_of_gross: ({ gross, playingHandicap, net }, { plusOrMinus }) =>
      `${gross} bruto ${plusOrMinus(playingHandicap)} ${Math.abs(playingHandicap)} = ${net} neto.`,
    net_of_counted: ({ gross, received: strokes, net, holes }, { plusOrMinus }) =>
      `${gross} bruto en los ${holes} hoyos que cuentan ${plusOrMinus(strokes)} ${received(strokes)} en ellos = ${net} neto.`,
    net_so_far: ({ net, thru }) => `${net} neto ${afterHoles(thru)}.`,
    capped: ({ gross, playingHandicap, net }, { plusOrMinus }) =>
      `${gross} con el máximo por hoyo ${plusOrMinus(playingHandicap)} ${Math.abs(playingHandicap)} = ${net} neto.`,
    capped_so_far: ({ gross, thru }) => `${gross} con el máximo por hoyo ${afterHoles(thru)}.`,
    against_par: ({ won, lost, up }, { whole }) =>
      `${won} ganados − ${lost} perdidos = ${whole(up)} contra el par.`,
    net_handed_in: ({ net }) => `Solo totales: ${net ?? '–'} neto.`,
    points_handed_in: ({ points: scored }, numbers) => `Solo totales: ${points(scored, numbers)}.`,

    no_place: ({ why }) => noPlace[why],
    place_alone: (place) => `${placeText(place)}: nadie está empatado.`,
    place_by_countback: ({ step, ...place }) =>
      `${placeText(place)}: empatado en el total, decidido por ${stepText(step)}.`,
    place_with_open_card: (place) =>
      `${placeText(place)}: empatado, y ningún empate se decide mientras haya una tarjeta abierta.`,
    place_shared: (place) => `${placeText(place)}: empatado, el puesto se comparte.`,
    place_of_team: () => 'El puesto es el del equipo.',
    rounds_total: ({ rounds, of, total }, numbers) =>
      rounds.map(({ number, value }) => `Vuelta ${number}: ${countbackNumber(value, numbers)}. `).join('') +
      `Total de ${rounds.length} de ${of} vueltas: ${countbackNumber(total, numbers)}.`,
    cut_to_come: (cut) =>
      `El corte se hace cuando están entregadas todas las tarjetas de la vuelta ${cut.after}. ${goOn(cut)}`,
    cut_missed: ({ total, line, ...cut }, numbers) =>
      `No ha pasado el corte tras la vuelta ${cut.after}: ${againstLine(total, line, numbers)}. ${goOn(cut)}`,
    cut_made: ({ total, line, ...cut }, numbers) =>
      `Ha pasado el corte tras la vuelta ${cut.after}: ${againstLine(total, line, numbers)}. ${goOn(cut)}`,
    net_on_mixed_tees: ({ par, lowestPar, net }) => {
      const more = par - lowestPar
      const added = `Las barras tienen pares distintos: par ${par} recibe ${more} más que par ${lowestPar} (Regla 6.2b)`
      return net === null ? `${added}.` : `${added}, ${net} − ${more} = ${net - more} neto.`
    },
    scored_differently: ({ holes, isOtherAllowance, isOtherRating }) => {
      const what = [
        ...(holes.length === 0
          ? []
          : [
              `otro par u otro índice en ${holes.length === 1 ? 'el hoyo' : 'los hoyos'} ${holes.join(', ')}`,
            ]),
        ...(isOtherAllowance ? ['otro porcentaje de hándicap'] : []),
        ...(isOtherRating ? ['otra valoración de estas barras'] : []),
      ]
      return `Otras tarjetas de esta vuelta se calcularon con ${what.join(' y ')}. El club puede corregirlo.`
    },
    countback: ({ order, name, decided }, numbers) => {
      const other = `${order === 'behind' ? 'Detrás' : 'Delante'} de ${name}`
      if (decided === null) return `${other} con todos los desempates iguales.`
      const level =
        decided.level.length === 0 ? '' : ` (empatados en ${decided.level.map(stepText).join(' y en ')})`
      const compared = [decided.own, decided.other]
        .map((one) => countbackNumber(one, numbers))
        .join(' frente a ')
      return `${other} por ${stepText(decided.step)}${level}: ${compared}.`
    },
  },
}

/** Conditions below zero stand in brackets: − (−1). */
function conditions(pcc: number, { whole }: NumberWords): string {
  return pcc < 0 ? `(${whole(pcc)})` : whole(pcc)
}
