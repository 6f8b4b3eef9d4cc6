import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { anyRecord } from '#test/make-record.ts'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import type { CountbackNumber } from '../competition/formats/explain-countback.ts'
import { explainIndex } from '../handicap/explain-index.ts'
import { replay } from '../handicap/replay.ts'
import { speaker, type ArithmeticFacts, type ArithmeticLine } from './arithmetic-words.ts'
import { arithmeticEn } from './words-en.ts'
import { arithmeticEs } from './words-es.ts'

type Example<Facts> = [facts: Facts, english: string, spanish: string]

const sayInSpanish = speaker(arithmeticEs, ',')
/** 2026-03-08. */
const day = 20520
const rated = { adjustedGross: 85, courseRating: 714, slope: 128 }
const fraction = (thousandths: number) => ({ numerator: thousandths, denominator: 1000 })
type Taken = Extract<CountbackNumber, { unit: 'net' }>['taken']
const net = (value: number, taken: Taken): CountbackNumber => ({ unit: 'net', net: value, taken })

/** Every sentence with an example or more: one that is added to the rules does not compile until it stands here too. */
const examples: { [Kind in keyof ArithmeticFacts]: Example<ArithmeticFacts[Kind]>[] } = {
  gross_of_nines: [
    [
      { out: 41, home: 43, total: 84 },
      'Gross: 41 out + 43 in = 84.',
      'Bruto: 41 de ida + 43 de vuelta = 84.',
    ],
  ],
  gross: [[{ total: 41 }, 'Gross: 41 strokes.', 'Bruto: 41 golpes.']],
  net: [
    [
      { gross: 84, received: 12, net: 72 },
      'Net: 84 - 12 received on the holes holed out = 72.',
      'Neto: 84 − 12 recibidos en los hoyos terminados = 72.',
    ],
    [
      { gross: 70, received: -1, net: 71 },
      'Net: 70 + 1 given back on the holes holed out = 71.',
      'Neto: 70 + 1 devuelto en los hoyos terminados = 71.',
    ],
  ],
  no_points_yet: [[null, 'Points: no hole has any yet.', 'Puntos: ningún hoyo tiene todavía.']],
  points: [
    [
      { holes: [2, -1, 3], total: 4 },
      'Points, hole by hole: 2 + (-1) + 3 = 4.',
      'Puntos, hoyo a hoyo: 2 + (−1) + 3 = 4.',
    ],
  ],
  no_hole_yet: [[null, 'No hole has a score yet.', 'Ningún hoyo tiene todavía resultado.']],
  no_hole_known: [
    [
      null,
      'Only totals were handed in; no hole is known.',
      'Solo se entregaron los totales; no consta ningún hoyo.',
    ],
  ],
  total_lost: [
    [
      { holeNumber: 7 },
      'There is no total: hole 7 was picked up.',
      'No lo hay: en el hoyo 7 se levantó la bola.',
    ],
  ],
  no_strokes: [
    [null, 'No strokes are received and none given back.', 'No se reciben golpes ni se devuelven.'],
  ],
  strokes_on_every_hole: [
    [{ strokes: 1 }, '1 stroke received on every hole.', '1 golpe recibido en cada hoyo.'],
    [{ strokes: -2 }, '2 strokes given back on every hole.', '2 golpes devueltos en cada hoyo.'],
  ],
  strokes_on_some: [
    [
      { strokes: 2, holes: 12, indexes: 'lowest', onOthers: 1 },
      '2 strokes received on the 12 holes of the lowest stroke indexes, 1 stroke received on the others.',
      '2 golpes recibidos en los 12 hoyos de hándicap de hoyo más bajo, 1 golpe recibido en los demás.',
    ],
    [
      { strokes: -1, holes: 1, indexes: 'highest', onOthers: 0 },
      '1 stroke given back on the hole of the highest stroke index, none on the others.',
      '1 golpe devuelto en el hoyo de hándicap de hoyo más alto, ninguno en los demás.',
    ],
  ],
  half_index: [
    [
      { index: -25, half: -12 },
      'Half of the Handicap Index +2.5 is -1.2.',
      'La mitad del Índice de Hándicap +2,5 es −1,2.',
    ],
  ],
  course_handicap: [
    [
      { index: 126, slope: 130, courseRating: 709, par: 71, exact: fraction(14396), rounded: 14 },
      'Course Handicap: 12.6 x 130 / 113 + (70.9 - 71) = 14.396, rounded 14.',
      'Hándicap de Campo: 12,6 × 130 / 113 + (70,9 − 71) = 14,396, redondeado a 14.',
    ],
  ],
  playing_handicap: [
    [
      { courseHandicap: fraction(-1200), allowancePercent: 95, exact: fraction(-1140), rounded: -1 },
      'Playing Handicap: -1.200 x 95 % = -1.140, rounded +1.',
      'Hándicap de Juego: −1,200 × 95 % = −1,140, redondeado a +1.',
    ],
  ],
  allowance: [
    [
      { allowancePercent: 95, isCompetition: true },
      'The allowance of 95 % is the competition’s.',
      'La asignación del 95 % es la de la competición.',
    ],
    [
      { allowancePercent: 85, isCompetition: true, recommended: 95, reason: 'Torneo de doce' },
      'The allowance of 85 % is the competition’s; 95 % is recommended (Rules of Handicapping, Appendix C). The committee’s reason: “Torneo de doce”',
      'La asignación del 85 % es la de la competición; se recomienda el 95 % (Reglas de Hándicap, Apéndice C). Motivo del comité: «Torneo de doce»',
    ],
    [
      { allowancePercent: 100, isCompetition: false },
      'The allowance of 100 % is that of a round outside competitions.',
      'La asignación del 100 % es la de una vuelta fuera de competición.',
    ],
  ],
  index_at_start: [
    [
      { index: -24 },
      'Handicap Index +2.4: held when the round started.',
      'Índice de Hándicap +2,4: el que tenía al empezar la vuelta.',
    ],
  ],
  no_index_at_start: [
    [
      null,
      'There was no Handicap Index when the round started; it is played off 0.',
      'Al empezar la vuelta no había Índice de Hándicap; se juega con 0.',
    ],
  ],
  index_now: [[null, 'The Handicap Index held now.', 'El Índice de Hándicap que tiene ahora.']],
  no_index_yet: [[null, 'There is no Handicap Index yet.', 'Todavía no hay Índice de Hándicap.']],
  round_not_started: [[null, 'The round has not been started.', 'La vuelta no ha empezado.']],
  adjusted_gross: [
    [
      {
        total: 93,
        changed: [
          { holeNumber: 1, counted: 7 },
          { holeNumber: 18, counted: 6 },
        ],
      },
      'Adjusted gross score 93: hole 1 counts 7, hole 18 counts 6.',
      'Resultado bruto ajustado 93: el hoyo 1 cuenta 7, el hoyo 18 cuenta 6.',
    ],
    [
      { total: 91, changed: [{ holeNumber: 5, counted: 6, isMostLikely: true }] },
      'Adjusted gross score 91: hole 5 counts 6, its most likely score.',
      'Resultado bruto ajustado 91: el hoyo 5 cuenta 6, su resultado más probable.',
    ],
    [
      { total: 84, changed: [] },
      'Adjusted gross score 84, no hole above its maximum.',
      'Resultado bruto ajustado 84, ningún hoyo por encima de su máximo.',
    ],
  ],
  differential: [
    [
      { ...rated, pcc: 0, exact: fraction(12006), rounded: 120 },
      '113 / 128 x (85 - 71.4) = 12.006, rounded 12.0.',
      '113 / 128 × (85 − 71,4) = 12,006, redondeado a 12,0.',
    ],
    [
      { ...rated, pcc: -1, exact: fraction(12889), rounded: 129 },
      '113 / 128 x (85 - 71.4 - (-1) (conditions)) = 12.889, rounded 12.9.',
      '113 / 128 × (85 − 71,4 − (−1) (condiciones)) = 12,889, redondeado a 12,9.',
    ],
  ],
  nine_differential: [
    [
      { adjustedGross: 45, courseRating: 359, slope: 130, pcc: 1, exact: fraction(7475) },
      '113 / 130 x (45 - 35.9 - 1 / 2 (conditions)) = 7.475 for the nine holes played.',
      '113 / 130 × (45 − 35,9 − 1 / 2 (condiciones)) = 7,475 por los nueve hoyos jugados.',
    ],
  ],
  committee_index: [
    [{ day }, '2026-03-08: index entered by the committee.', '2026-03-08: índice anotado por el comité.'],
  ],
  index_frozen: [
    [
      { day },
      '2026-03-08: the committee froze the Handicap Index.',
      '2026-03-08: el comité congeló el Índice de Hándicap.',
    ],
  ],
  freeze_lifted: [
    [
      { day },
      '2026-03-08: the committee lifted the freeze.',
      '2026-03-08: el comité levantó la congelación.',
    ],
  ],
  index_held: [
    [
      { day, index: 124 },
      '2026-03-08: rounds from this day on are played off 12.4, as the committee decided.',
      '2026-03-08: desde este día las vueltas se juegan con 12,4, como decidió el comité.',
    ],
    [
      { day, index: null },
      '2026-03-08: rounds from this day on are played without an index, as the committee decided.',
      '2026-03-08: desde este día las vueltas se juegan sin índice, como decidió el comité.',
    ],
  ],
  penalty_score: [
    [
      { day, differential: 103, meant: 'to_raise_index', chosenFrom: 19, adjustedGross: null },
      '2026-03-08: penalty score (Rule 7.1b), the lowest of the last 19 differentials: 10.3.',
      '2026-03-08: resultado de penalización (Regla 7.1b), el más bajo de los últimos 19 diferenciales: 10,3.',
    ],
    [
      { day, differential: 124, meant: 'other', chosenFrom: 0, adjustedGross: 85 },
      '2026-03-08: penalty score (Rule 7.1b), adjusted gross score 85, score differential 12.4.',
      '2026-03-08: resultado de penalización (Regla 7.1b), resultado bruto ajustado 85, diferencial 12,4.',
    ],
  ],
  taken_over: [
    [
      { differential: null },
      'A past round from a list that the club imported.',
      'Una vuelta anterior de una lista que importó el club.',
    ],
    [
      { differential: 124 },
      'A past round from a list that the club imported, which says score differential 12.4.',
      'Una vuelta anterior de una lista que importó el club, que indica un diferencial de 12,4.',
    ],
  ],
  played_elsewhere: [
    [
      { adjustedGross: 90 },
      'A round of another club, entered with an adjusted gross score of 90. No PCC is calculated for it.',
      'Una vuelta en otro club, anotada con un resultado bruto ajustado de 90. No se calcula el PCC para ella.',
    ],
  ],
  penalty_chosen: [
    [
      { meant: 'to_raise_index', chosenFrom: 19, differential: 103 },
      'A round that was not posted so that the index would rise or stay high: the lowest of the last 19 differentials stands for it (Rule 7.1b): 10.3.',
      'Una vuelta que no se entregó para que el índice subiera o siguiera alto: en su lugar consta el más bajo de los últimos 19 diferenciales (Regla 7.1b): 10,3.',
    ],
    [
      { meant: 'to_lower_index', chosenFrom: 7, differential: 310 },
      'A round that was not posted so that the index would fall: the highest of the last 7 differentials stands for it (Rule 7.1b): 31.0.',
      'Una vuelta que no se entregó para que el índice bajara: en su lugar consta el más alto de los últimos 7 diferenciales (Regla 7.1b): 31,0.',
    ],
  ],
  penalty_gross: [
    [
      { courseRating: 713, courseHandicap: 14, adjustedGross: 85 },
      'A round that was not posted: Course Rating 71.3 + Course Handicap 14, rounded, stands for it (Rule 7.1b): adjusted gross score 85.',
      'Una vuelta que no se entregó: en su lugar consta el Valor de Campo 71,3 + Hándicap de Campo 14, redondeado (Regla 7.1b): resultado bruto ajustado 85.',
    ],
  ],
  brake: [
    [
      { calculated: 280, index: 265 },
      'The scores would make it 28.0, but no score raises an index above 26.5: 26.5.',
      'Los resultados darían 28,0, pero ningún resultado sube un índice por encima de 26,5: 26,5.',
    ],
  ],
  frozen_over: [
    [
      { calculated: 113 },
      'The scores would make it 11.3, but the committee has frozen the index.',
      'Los resultados dan 11,3, pero el comité ha congelado el índice.',
    ],
  ],
  lowest_index: [
    [
      { calculated: -112 },
      'The scores would make it +11.2, but +9.9 is the lowest index that is recorded here.',
      'Los resultados darían +11,2, pero +9,9 es el índice más bajo que se anota aquí.',
    ],
  ],
  unmoved_too_few: [
    [
      { differentials: 1, index: 136 },
      'The index is worked out from 3 scores, and the record has 1: 13.6 stays until then.',
      'El índice se calcula con 3 resultados y en el historial hay 1: hasta entonces sigue 13,6.',
    ],
  ],
  unmoved_frozen: [
    [
      { calculated: 102 },
      'The committee has frozen the index; the scores would make 10.2.',
      'El comité ha congelado el índice; los resultados darían 10,2.',
    ],
    [{ calculated: null }, 'The committee has frozen the index.', 'El comité ha congelado el índice.'],
  ],
  unmoved_not_lowest: [
    [
      { differential: 250, lowest: 8, of: 20 },
      'Its score differential 25.0 is not one of the 8 lowest of the last 20, so it does not change the index.',
      'Su diferencial 25,0 no es uno de los 8 más bajos de los últimos 20, así que no cambia el índice.',
    ],
    [
      { differential: 250, lowest: 1, of: 4 },
      'Its score differential 25.0 is not the lowest of the last 4, so it does not change the index.',
      'Su diferencial 25,0 no es el más bajo de los últimos 4, así que no cambia el índice.',
    ],
  ],
  unmoved_capped: [
    [
      { cap: 'hard', lowIndex: 100 },
      'The hard cap stops the index 5.0 above the low index of the 365 days before, which is 10.0.',
      'El límite máximo detiene el índice 5,0 por encima del índice más bajo de los 365 días anteriores, que es 10,0.',
    ],
    [
      { cap: 'soft', lowIndex: 100 },
      'The soft cap halves the rise from 3.0 above the low index of the 365 days before, which is 10.0.',
      'El límite reducido deja en la mitad la subida a partir de 3,0 por encima del índice más bajo de los 365 días anteriores, que es 10,0.',
    ],
  ],
  unmoved_highest: [[{ index: 540 }, 'An index goes no higher than 54.0.', 'Un índice no pasa de 54,0.']],
  unmoved_average: [
    [
      { lowest: 8, index: 100 },
      'The score counts: with it the average of the lowest 8 comes to 10.0 again.',
      'El resultado cuenta: con él la media de los 8 más bajos vuelve a dar 10,0.',
    ],
    [
      { lowest: 1, index: -24 },
      'The score counts: with it the index comes to +2.4 again.',
      'El resultado cuenta: con él el índice vuelve a dar +2,4.',
    ],
  ],
  index_reset: [
    [
      { after: 93, before: 103 },
      'The committee reset the Handicap Index from 10.3 to 9.3 (Rule 7.1a).',
      'El comité reajustó el Índice de Hándicap de 10,3 a 9,3 (Regla 7.1a).',
    ],
  ],
  player_heard: [
    [
      { day, note: 'Ada' },
      'The player was heard on 2026-03-08: Ada',
      'El jugador fue escuchado el 2026-03-08: Ada',
    ],
  ],
  exceptional_circumstances: [
    [
      null,
      'The circumstances are exceptional, so it may end more than 5.0 above the Low Handicap Index.',
      'Las circunstancias son excepcionales, por lo que puede superar en más de 5,0 el índice más bajo.',
    ],
  ],
  index_held_over: [
    [
      { from: day, until: day, index: 124 },
      'Rounds on 2026-03-08 are played off 12.4 (Rule 7.2a); scores made meanwhile count afterwards.',
      'Las vueltas del 2026-03-08 se juegan con 12,4 (Regla 7.2a); los resultados de esos días cuentan después.',
    ],
    [
      { from: day, until: day + 1, index: null },
      'Rounds from 2026-03-08 to 2026-03-09 are played without an index (Rule 7.2a); scores made meanwhile count afterwards.',
      'Las vueltas desde el 2026-03-08 hasta el 2026-03-09 se juegan sin índice (Regla 7.2a); los resultados de esos días cuentan después.',
    ],
  ],
  penalty_for: [
    [
      { day, course: 'Oak Hill', meant: 'other' },
      'A penalty score for the round of 2026-03-08 at Oak Hill, which was not posted for no reason that justifies it (Rule 7.1b).',
      'Un resultado de penalización por la vuelta del 2026-03-08 en Oak Hill, que no se entregó sin un motivo que lo justifique (Regla 7.1b).',
    ],
  ],
  nine_waits: [
    [
      { day },
      '2026-03-08: nine holes without an index wait for the next nine or for the first index.',
      '2026-03-08: nueve hoyos sin índice esperan a los nueve siguientes o al primer índice.',
    ],
  ],
  left_over_nine: [
    [
      { day, differential: 224, firstIndex: 180 },
      '2026-03-08: the nine holes that waited count too, with the expected nine of 18.0: score differential 22.4.',
      '2026-03-08: los nueve hoyos que esperaban también cuentan, con los nueve esperados de 18,0: diferencial 22,4.',
    ],
  ],
  score_differential: [
    [
      { day, differential: -5, isPair: false },
      '2026-03-08: score differential +0.5.',
      '2026-03-08: diferencial +0,5.',
    ],
    [
      { day, differential: 162, isPair: true },
      '2026-03-08: score differential 16.2, of two nines put together.',
      '2026-03-08: diferencial 16,2, de nueve y nueve hoyos unidos.',
    ],
  ],
  exceptional_score: [
    [
      { playedOff: 104, differentials: 20, by: 10 },
      'Played off 10.4. Exceptional score: 1.0 comes off each of the last 20 differentials.',
      'Jugado con 10,4, un resultado excepcional: cada uno de los últimos 20 diferenciales baja 1,0.',
    ],
  ],
  average: [
    [
      { lowest: [91, -2], of: 6, adjustment: -10, exact: fraction(3450), rounded: 35 },
      'The average of the lowest 2 of 6 (9.1, +0.2) minus 1.0 for a short record is 3.450, rounded to 3.5.',
      'La media de los 2 más bajos de 6 (9,1; +0,2) menos 1,0 por historial corto es 3,450, redondeado a 3,5.',
    ],
    [
      { lowest: [91], of: 5, adjustment: 0, exact: fraction(9100), rounded: null },
      'The lowest of 5 (9.1) is 9.100.',
      'El más bajo de 5 (9,1) es 9,100.',
    ],
  ],
  cap: [
    [
      { lowIndex: 80, cap: 'none' },
      'The low index of the 365 days before is 8.0: no more than 3.0 above, no cap.',
      'El índice más bajo de los 365 días anteriores es 8,0: no lo supera en más de 3,0, sin límite.',
    ],
    [
      { lowIndex: 80, cap: 'soft' },
      'The low index of the 365 days before is 8.0: what is more than 3.0 above it counts half (soft cap).',
      'El índice más bajo de los 365 días anteriores es 8,0: lo que lo supera en más de 3,0 cuenta la mitad (límite reducido).',
    ],
    [
      { lowIndex: -3, cap: 'hard' },
      'The low index of the 365 days before is +0.3: the index rises no more than 5.0 above it (hard cap).',
      'El índice más bajo de los 365 días anteriores es +0,3: el índice no lo supera en más de 5,0 (límite máximo).',
    ],
    [
      { lowIndex: 80, cap: 'lifted' },
      'The low index of the 365 days before is 8.0: the committee lifted the cap.',
      'El índice más bajo de los 365 días anteriores es 8,0: el comité ha levantado el límite.',
    ],
  ],
  no_index: [
    [
      { differentials: 2 },
      'No index before 54 holes are on record; 2 of 3 differentials so far.',
      'No hay índice hasta que constan 54 hoyos; 2 de 3 diferenciales hasta ahora.',
    ],
  ],
  no_index_above_54: [
    [
      { differentials: 1 },
      'No index yet: the differential on record makes more than 54.0.',
      'Todavía no hay índice: el diferencial que consta da más de 54,0.',
    ],
    [
      { differentials: 2 },
      'No index yet: the 2 differentials on record make more than 54.0.',
      'Todavía no hay índice: los 2 diferenciales que constan dan más de 54,0.',
    ],
  ],
  handicap_index: [[{ index: 84 }, 'Handicap Index 8.4.', 'Índice de Hándicap 8,4.']],
  rounded_index: [[{ index: 84 }, 'Rounded: Handicap Index 8.4.', 'Redondeado: Índice de Hándicap 8,4.']],
  only_last_twenty: [
    [
      null,
      'Only the last twenty differentials that were typed are used.',
      'Solo se tienen en cuenta los últimos veinte diferenciales escritos.',
    ],
  ],
  most_without_index: [
    [
      null,
      'Without a Handicap Index a hole counts at most par + 5.',
      'Sin Índice de Hándicap un hoyo cuenta como máximo par + 5.',
    ],
  ],
  most_with_index: [
    [
      { courseHandicap: -2 },
      'A hole counts at most net double bogey: par + 2 + the strokes received on it off Course Handicap +2.',
      'Un hoyo cuenta como máximo doble bogey neto: par + 2 + los golpes recibidos en él con Hándicap de Campo +2.',
    ],
  ],
  nine_is_kept: [
    [
      null,
      'Without a Handicap Index nine holes wait for the next nine or for the first index.',
      'Sin Índice de Hándicap los nueve hoyos esperan a los nueve siguientes o al primer índice.',
    ],
  ],
  nine_waited: [
    [
      null,
      'It waited for a Handicap Index and counts with the first one.',
      'Esperaban a que hubiera un Índice de Hándicap y cuentan con el primero.',
    ],
  ],
  nines_together: [
    [
      { differential: 165 },
      'Put together with the nine that waited: score differential 16.5.',
      'Unidos a los nueve hoyos que esperaban: diferencial 16,5.',
    ],
  ],
  expected_nine: [
    [
      { perIndex: 520, base: 1200, held: 124, exact: fraction(7648) },
      'The nine holes not played are expected at 0.52 x 12.4 + 1.2 = 7.648.',
      'En los nueve hoyos no jugados se espera 0,52 × 12,4 + 1,2 = 7,648.',
    ],
  ],
  with_expected_nine: [
    [
      { exact: fraction(16168), rounded: 162 },
      'Together 16.168, rounded 16.2.',
      'En total 16,168, redondeado a 16,2.',
    ],
  ],
  moved: [
    [
      { day, by: -10, why: 'exceptional_score' },
      '2026-03-08: an exceptional score moved it by -1.0.',
      '2026-03-08: un resultado excepcional lo movió −1,0.',
    ],
    [
      { day, by: 15, why: 'committee' },
      '2026-03-08: the committee’s entry moved it by +1.5.',
      '2026-03-08: la anotación del comité lo movió +1,5.',
    ],
  ],
  stands_at: [[{ stands: 167 }, 'It stands at 16.7.', 'Queda en 16,7.']],
  index_set: [
    [
      { after: -24, before: 31 },
      'The committee set the Handicap Index to +2.4; it was 3.1.',
      'El comité fijó el Índice de Hándicap en +2,4; era 3,1.',
    ],
    [
      { after: 180, before: null },
      'The committee set the Handicap Index to 18.0.',
      'El comité fijó el Índice de Hándicap en 18,0.',
    ],
  ],
  review_kind: [
    [
      { kind: 'play_differs' },
      'Competitions and general play differ',
      'Competición y juego general difieren',
    ],
    [{ kind: 'exceptional_scores' }, 'Several exceptional scores', 'Varios resultados excepcionales'],
    [{ kind: 'cards_not_returned' }, 'Cards not returned', 'Tarjetas no entregadas'],
    [{ kind: 'no_score' }, 'No score for a year', 'Un año sin vueltas'],
    [{ kind: 'cap_in_force' }, 'Cap in force', 'Límite en vigor'],
    [{ kind: 'reduction_in_force' }, 'Exceptional reduction in force', 'Reducción excepcional en vigor'],
    [{ kind: 'index_frozen' }, 'Index frozen', 'Índice congelado'],
    [{ kind: 'index_held' }, 'Index held', 'Índice mantenido'],
  ],
  review_column: [
    [{ column: 'kind' }, 'Reason', 'Motivo'],
    [{ column: 'player' }, 'Player', 'Jugador'],
    [{ column: 'handicap' }, 'Handicap Index', 'Índice de Hándicap'],
    [{ column: 'day' }, 'Latest day', 'Último día'],
    [{ column: 'evidence' }, 'Evidence', 'Datos'],
  ],
  review_compared: [
    [
      { competition: { scores: 8, average: 98 }, general: { scores: 12, average: 131 } },
      '8 scores in competitions with an average differential of 9.8, 12 in general play with 13.1: 3.3 lower in competitions.',
      '8 vueltas de competición con un diferencial medio de 9,8, 12 de juego general con 13,1: 3,3 menos en las competiciones.',
    ],
    [
      { competition: { scores: 5, average: 20 }, general: { scores: 6, average: -4 } },
      '5 scores in competitions with an average differential of 2.0, 6 in general play with +0.4: 2.4 higher in competitions.',
      '5 vueltas de competición con un diferencial medio de 2,0, 6 de juego general con +0,4: 2,4 más en las competiciones.',
    ],
    [
      { competition: { scores: 5, average: 20 }, general: { scores: 6, average: 20 } },
      '5 scores in competitions with an average differential of 2.0, 6 in general play with 2.0: no difference.',
      '5 vueltas de competición con un diferencial medio de 2,0, 6 de juego general con 2,0: ninguna diferencia.',
    ],
  ],
  review_chance: [
    [
      { scores: 20, chance: 0.0042 },
      'If the kind of play made no difference, dealing the same 20 scores out at random would set the ranks of the two at least this far apart in 0.4 % of all ways (exact rank sum test).',
      'Si la clase de juego no importara, al repartir al azar las mismas 20 vueltas los rangos de ambas quedarían al menos así de separados en 0,4 % de todos los repartos (prueba exacta de la suma de rangos).',
    ],
    [
      { scores: 40, chance: 0.00001 },
      'If the kind of play made no difference, dealing the same 40 scores out at random would set the ranks of the two at least this far apart in less than 0.1 % of all ways (exact rank sum test).',
      'Si la clase de juego no importara, al repartir al azar las mismas 40 vueltas los rangos de ambas quedarían al menos así de separados en menos del 0,1 % de todos los repartos (prueba exacta de la suma de rangos).',
    ],
  ],
  review_many: [
    [
      { compared: 112, share: 0.041, limit: 0.1 },
      '112 players were compared. Of players with a result like this one, at most 4.1 % are expected to be there by chance alone; those up to 10 % are listed (Benjamini and Hochberg).',
      'Se compararon 112 jugadores. De los que dan un resultado como este se espera que a lo sumo 4,1 % esté por puro azar; figuran los de hasta 10 % (Benjamini y Hochberg).',
    ],
    [
      { compared: 1, share: 0.01, limit: 0.1 },
      'Only this player has enough scores of both kinds to be compared.',
      'Solo este jugador tiene bastantes vueltas de ambas clases para compararlas.',
    ],
  ],
  review_exceptional: [
    [
      { count: 2, days: 365 },
      '2 exceptional scores in the last 365 days, each at least 7.0 better than the index.',
      '2 resultados excepcionales en los últimos 365 días, cada uno al menos 7,0 mejor que el índice.',
    ],
  ],
  review_exceptional_score: [
    [
      { day, courseName: 'La Loma', differential: 51, playedOff: 125, by: 10 },
      '2026-03-08, La Loma: differential 5.1 off an index of 12.5, 7.4 better; it lowered the differentials on the record by 1.0.',
      '2026-03-08, La Loma: diferencial 5,1 con un índice de 12,5, 7,4 mejor; bajó 1,0 los diferenciales que constaban.',
    ],
    [
      { day, courseName: 'La Loma', differential: -12, playedOff: 95, by: 0 },
      '2026-03-08, La Loma: differential +1.2 off an index of 9.5, 10.7 better; the committee undid its reduction.',
      '2026-03-08, La Loma: diferencial +1,2 con un índice de 9,5, 10,7 mejor; el comité anuló su reducción.',
    ],
  ],
  review_last_score: [
    [
      { last: day, since: day - 900, days: 400 },
      'The last score on the record is of 2026-03-08, 400 days ago.',
      'La última vuelta que consta es del 2026-03-08, hace 400 días.',
    ],
    [
      { last: null, since: day, days: 366 },
      'No score on the record since joining on 2026-03-08, 366 days ago.',
      'No consta ninguna vuelta desde el alta el 2026-03-08, hace 366 días.',
    ],
  ],
  review_cards: [
    [
      { begun: 8, notReturned: 3, days: 365 },
      '3 of 8 cards begun in the last 365 days were not returned (38 %).',
      '3 de 8 tarjetas empezadas en los últimos 365 días no se entregaron (38 %).',
    ],
  ],
  review_card: [
    [
      { day, courseName: 'La Loma', holes: 14, isOpen: false },
      '2026-03-08, La Loma: 14 holes entered, abandoned.',
      '2026-03-08, La Loma: 14 hoyos anotados, abandonada.',
    ],
    [
      { day, courseName: 'La Loma', holes: 1, isOpen: true },
      '2026-03-08, La Loma: 1 hole entered, still open.',
      '2026-03-08, La Loma: 1 hoyo anotado, aún abierta.',
    ],
  ],
  review_cap: [
    [
      { cap: 'soft', index: 184, lowIndex: 152 },
      'The soft cap holds the index at 18.4; the low index is 15.2.',
      'El límite reducido mantiene el índice en 18,4; el índice más bajo es 15,2.',
    ],
    [
      { cap: 'hard', index: 44, lowIndex: -6 },
      'The hard cap holds the index at 4.4; the low index is +0.6.',
      'El límite máximo mantiene el índice en 4,4; el índice más bajo es +0,6.',
    ],
  ],
  review_reductions: [
    [
      { count: 1, by: 10 },
      'The reduction of an exceptional score is in force: 1.0.',
      'Está en vigor la reducción de un resultado excepcional: 1,0.',
    ],
    [
      { count: 2, by: 30 },
      'The reductions of 2 exceptional scores are in force: 3.0 in all.',
      'Están en vigor las reducciones de 2 resultados excepcionales: 3,0 en total.',
    ],
  ],
  review_frozen: [
    [
      { day, index: 124, calculated: 131 },
      'The index has been frozen at 12.4 since 2026-03-08; the scores would make it 13.1.',
      'El índice está congelado en 12,4 desde el 2026-03-08; los resultados darían 13,1.',
    ],
    [
      { day, index: -6, calculated: -6 },
      'The index has been frozen at +0.6 since 2026-03-08; the scores would give the same.',
      'El índice está congelado en +0,6 desde el 2026-03-08; los resultados darían el mismo.',
    ],
  ],
  review_held: [
    [
      { from: day, until: day + 2, index: 124 },
      'All rounds from 2026-03-08 to 2026-03-10 are played off 12.4.',
      'Todas las vueltas del 2026-03-08 al 2026-03-10 se juegan con un índice de 12,4.',
    ],
    [
      { from: day, until: day, index: null },
      'All rounds of 2026-03-08 are played off the index at the beginning of that time.',
      'Todas las vueltas del 2026-03-08 se juegan con el índice del comienzo de ese tiempo.',
    ],
  ],
  reason: [[{ reason: 'Rodilla operada' }, 'Reason: Rodilla operada', 'Motivo: Rodilla operada']],
  disqualified_counts: [
    [
      { competition: 'June Medal' },
      'The committee disqualified this card in June Medal. Its score counts for the Handicap Index: the breach gave no significant scoring advantage.',
      'El comité descalificó esta tarjeta en June Medal. Su resultado cuenta para el Índice de Hándicap: la infracción no dio una ventaja importante.',
    ],
  ],
  no_reason: [[null, 'No reason was given.', 'No se indicó ningún motivo.']],
  not_counted: [
    [
      { why: 'too_few_holes', detail: 'Fewer than nine holes do not count for the Handicap Index.' },
      'Fewer than nine holes do not count for the Handicap Index.',
      'Menos de nueve hoyos no cuentan para el Índice de Hándicap.',
    ],
    [
      { why: 'of_another_time', detail: null },
      'This card does not count for the Handicap Index.',
      'Esta tarjeta no cuenta para el Índice de Hándicap.',
    ],
  ],
  low_index_restarts: [
    [
      null,
      'The Low Handicap Index starts again from it.',
      'Con ella el Índice de Hándicap más bajo empieza de nuevo.',
    ],
  ],
  no_strokes_given: [[null, 'No strokes are given.', 'No se dan golpes.']],
  receives_strokes: [
    [{ player: 'Bo', strokes: 8 }, 'Bo receives 8 strokes.', 'Bo recibe 8 golpes.'],
    [{ player: 'Al', strokes: 1 }, 'Al receives 1 stroke.', 'Al recibe 1 golpe.'],
  ],
  plays_off_scratch: [
    [
      { player: 'Bo' },
      'Bo has no Handicap Index and plays off 0.',
      'Bo no tiene Índice de Hándicap y juega con 0.',
    ],
  ],
  difference: [
    [
      { high: 6, low: -2, strokes: 8 },
      'Difference of the Playing Handicaps: 6 - (+2) = 8.',
      'Diferencia de los Hándicaps de Juego: 6 − (+2) = 8.',
    ],
  ],
  difference_once: [
    [
      { allowancePercent: 90, strokes: 9 },
      'Difference of the unrounded Course Handicaps x 90 %, rounded once = 9.',
      'Diferencia de los Hándicaps de Campo sin redondear × 90 %, redondeada una vez = 9.',
    ],
  ],
  difference_of_cards: [
    [
      { high: 21, low: -2, allowancePercent: 100, strokes: 23 },
      'Difference of the Course Handicaps: 21 - (+2) = 23.',
      'Diferencia de los Hándicaps de Campo: 21 − (+2) = 23.',
    ],
    [
      { high: 21, low: 10, allowancePercent: 90, strokes: 10 },
      'Difference of the Course Handicaps: 21 - 10 = 11, x 90 %, rounded once = 10.',
      'Diferencia de los Hándicaps de Campo: 21 − 10 = 11, × 90 %, redondeada una vez = 10.',
    ],
  ],
  match_on_mixed_tees: [
    [
      { player: 'Bea', par: 73, otherPar: 71, more: 2, strokes: 6 },
      'Bea plays par 73 against par 71 and receives 2 more (Rule 6.2b): 6 in all.',
      'Bea juega con par 73 frente a par 71 y recibe 2 más (Regla 6.2b): 6 golpes en total.',
    ],
  ],
  four_ball_strokes: [
    [
      {
        players: [
          { player: 'Al', strokes: 0 },
          { player: 'Bea', strokes: 7 },
        ],
      },
      'Strokes received: Al 0, Bea 7.',
      'Golpes recibidos: Al 0, Bea 7.',
    ],
  ],
  pair_receives: [
    [{ pair: 'Al & Bea', strokes: 6 }, 'Al & Bea receive 6 strokes.', 'Al & Bea reciben 6 golpes.'],
    [{ pair: 'Al & Bea', strokes: 1 }, 'Al & Bea receive 1 stroke.', 'Al & Bea reciben 1 golpe.'],
  ],
  off_the_lowest: [
    [
      { player: 'Al', lowest: -2 },
      'Al has the lowest Playing Handicap, +2, and plays off 0; the others receive the difference.',
      'Al tiene el Hándicap de Juego más bajo, +2, y juega con 0; los demás reciben la diferencia.',
    ],
  ],
  off_the_lowest_once: [
    [
      { player: 'Al', allowancePercent: 90 },
      'Al has the lowest Course Handicap and plays off 0; the others receive 90 % of the unrounded difference.',
      'Al tiene el Hándicap de Campo más bajo y juega con 0; los demás reciben el 90 % de la diferencia sin redondear.',
    ],
  ],
  pair_handicap: [
    [
      {
        pair: 'Al & Bea',
        total: { numerator: 161, denominator: 10 },
        allowancePercent: 50,
        exact: { numerator: 161, denominator: 20 },
        rounded: 8,
      },
      'Al & Bea: 16.100 together x 50 % = 8.050, rounded 8.',
      'Al & Bea: 16,100 juntos × 50 % = 8,050, redondeado 8.',
    ],
  ],
  par_above_lowest: [
    [
      { player: 'Bea', par: 73, lowestPar: 71, more: 2 },
      'Bea plays par 73, the lowest is par 71: 2 more (Rule 6.2b).',
      'Bea juega con par 73, el más bajo es par 71: 2 más (Regla 6.2b).',
    ],
  ],
  points_of_nines: [
    [
      { out: 17, home: 1, total: 18, thru: 10 },
      '17 points out + 1 in = 18 points after 10 holes.',
      '17 puntos de ida + 1 de vuelta = 18 puntos tras 10 hoyos.',
    ],
  ],
  points_so_far: [[{ points: -1, thru: 1 }, '-1 points after 1 holes.', '−1 punto tras 1 hoyo.']],
  net_of_gross: [
    [{ gross: 70, playingHandicap: -2, net: 72 }, '70 gross + 2 = 72 net.', '70 bruto + 2 = 72 neto.'],
  ],
  net_of_counted: [
    [
      { gross: 80, received: 11, net: 69, holes: 17 },
      '80 gross on the 17 holes that count - 11 strokes received on them = 69 net.',
      '80 bruto en los 17 hoyos que cuentan − 11 golpes recibidos en ellos = 69 neto.',
    ],
    [
      { gross: 70, received: -1, net: 71, holes: 17 },
      '70 gross on the 17 holes that count + 1 stroke given back on them = 71 net.',
      '70 bruto en los 17 hoyos que cuentan + 1 golpe devuelto en ellos = 71 neto.',
    ],
  ],
  net_so_far: [[{ net: 36, thru: 9 }, '36 net after 9 holes.', '36 neto tras 9 hoyos.']],
  capped: [
    [
      { gross: 90, playingHandicap: 12, net: 78 },
      '90 with holes capped - 12 = 78 net.',
      '90 con el máximo por hoyo − 12 = 78 neto.',
    ],
  ],
  capped_so_far: [
    [
      { gross: 22, thru: 4 },
      '22 with holes capped after 4 holes.',
      '22 con el máximo por hoyo tras 4 hoyos.',
    ],
  ],
  against_par: [
    [
      { won: 2, lost: 3, up: -1 },
      '2 won - 3 lost = -1 against par.',
      '2 ganados − 3 perdidos = −1 contra el par.',
    ],
  ],
  net_handed_in: [[{ net: 72 }, 'Totals only: 72 net.', 'Solo totales: 72 neto.']],
  points_handed_in: [[{ points: 34 }, 'Totals only: 34 points.', 'Solo totales: 34 puntos.']],
  no_place: [
    [
      { why: 'not_handed_in' },
      'No place: play is over and the card was not handed in.',
      'Sin puesto: el juego ha terminado y la tarjeta no se ha entregado.',
    ],
    [
      { why: 'round_missing' },
      'No place: play is over and not every round was handed in.',
      'Sin puesto: el juego ha terminado y no se han entregado todas las vueltas.',
    ],
    [
      { why: 'no_return_or_score' },
      'No place: no return or no score yet.',
      'Sin puesto: tarjeta no entregada o todavía sin resultado.',
    ],
    [{ why: 'no_score' }, 'No place: no score yet.', 'Sin puesto: todavía sin resultado.'],
    [{ why: 'withdrawn' }, 'No place: withdrawn.', 'Sin puesto: retirado.'],
    [{ why: 'disqualified' }, 'No place: disqualified.', 'Sin puesto: descalificado.'],
    [
      { why: 'no_return' },
      'No place: the committee has recorded no return.',
      'Sin puesto: el comité ha anotado tarjeta no entregada.',
    ],
    [
      { why: 'not_holed_out' },
      'No place: a hole was not holed out, so there is no total to rank.',
      'Sin puesto: un hoyo no se terminó, así que no hay total que clasificar.',
    ],
    [{ why: 'no_team' }, 'No place: not in a team.', 'Sin puesto: sin equipo.'],
    [
      { why: 'totals_wait' },
      'No place yet: only totals were handed in. They count when the club has confirmed them or entered the holes.',
      'Todavía sin puesto: solo se entregaron los totales. Contarán cuando el club los confirme o anote los hoyos.',
    ],
  ],
  place_alone: [[{ place: 1, isShared: false }, '1: nobody is level.', '1: nadie está empatado.']],
  place_by_countback: [
    [
      { place: 2, isShared: false, step: 'last 6' },
      '2: level on the total, decided by last 6.',
      '2: empatado en el total, decidido por los últimos 6 hoyos.',
    ],
    [
      { place: 2, isShared: false, step: 'last round' },
      '2: level on the total, decided by last round.',
      '2: empatado en el total, decidido por la última vuelta.',
    ],
    [
      { place: 2, isShared: false, step: 'drawing lots' },
      '2: level on the total, decided by drawing lots.',
      '2: empatado en el total, decidido por sorteo.',
    ],
  ],
  place_with_open_card: [
    [
      { place: 6, isShared: true },
      'T6: level, and no tie is decided while a card is open.',
      'T6: empatado, y ningún empate se decide mientras haya una tarjeta abierta.',
    ],
  ],
  place_shared: [
    [{ place: 4, isShared: true }, 'T4: level, the place is shared.', 'T4: empatado, el puesto se comparte.'],
  ],
  place_of_team: [[null, 'The place is that of the team.', 'El puesto es el del equipo.']],
  rounds_total: [
    [
      {
        rounds: [
          { number: 1, value: { unit: 'points', points: 36 } },
          { number: 2, value: { unit: 'points', points: 33 } },
        ],
        of: 4,
        total: { unit: 'points', points: 69 },
      },
      'Round 1: 36 points. Round 2: 33 points. Total of 2 of 4 rounds: 69 points.',
      'Vuelta 1: 36 puntos. Vuelta 2: 33 puntos. Total de 2 de 4 vueltas: 69 puntos.',
    ],
    [
      {
        rounds: [
          { number: 1, value: { unit: 'to_par', toPar: -2 } },
          { number: 2, value: { unit: 'to_par', toPar: 2 } },
        ],
        of: 2,
        total: { unit: 'to_par', toPar: 0 },
      },
      'Round 1: 2 under par net. Round 2: 2 over par net. Total of 2 of 2 rounds: level par net.',
      'Vuelta 1: 2 bajo par neto. Vuelta 2: 2 sobre par neto. Total de 2 de 2 vueltas: par neto.',
    ],
  ],
  cut_to_come: [
    [
      { after: 2, places: 40, ties: 'all' },
      'The cut is made once every card of round 2 is in. The first 40 go on, with everybody tied on that score.',
      'El corte se hace cuando están entregadas todas las tarjetas de la vuelta 2. Siguen los 40 primeros y quienes empatan en el corte.',
    ],
  ],
  cut_missed: [
    [
      {
        after: 2,
        places: 1,
        ties: 'countback',
        total: { unit: 'to_par', toPar: 3 },
        line: { unit: 'to_par', toPar: -1 },
      },
      'Missed the cut after round 2: 3 over par net, and the line is 1 under par net. The first goes on; countback decides a tie.',
      'No ha pasado el corte tras la vuelta 2: 3 sobre par neto, y el corte está en 1 bajo par neto. Sigue el primero; un empate lo decide el desempate por tarjeta.',
    ],
  ],
  cut_made: [
    [
      {
        after: 1,
        places: 2,
        ties: 'all',
        total: { unit: 'points', points: 38 },
        line: { unit: 'points', points: 36 },
      },
      'Made the cut after round 1: 38 points, and the line is 36 points. The first 2 go on, with everybody tied on that score.',
      'Ha pasado el corte tras la vuelta 1: 38 puntos, y el corte está en 36 puntos. Siguen los 2 primeros y quienes empatan en el corte.',
    ],
  ],
  net_on_mixed_tees: [
    [
      { par: 73, lowestPar: 72, net: 70 },
      'The tees have different pars: par 73 receives 1 more than par 72 (Rule 6.2b), 70 - 1 = 69 net.',
      'Las barras tienen pares distintos: par 73 recibe 1 más que par 72 (Regla 6.2b), 70 − 1 = 69 neto.',
    ],
    [
      { par: 73, lowestPar: 72, net: null },
      'The tees have different pars: par 73 receives 1 more than par 72 (Rule 6.2b).',
      'Las barras tienen pares distintos: par 73 recibe 1 más que par 72 (Regla 6.2b).',
    ],
  ],
  scored_differently: [
    [
      { holes: [1], isOtherAllowance: false, isOtherRating: false },
      'Other cards of this round were scored with another par or stroke index on hole 1. The club can put that right.',
      'Otras tarjetas de esta vuelta se calcularon con otro par u otro índice en el hoyo 1. El club puede corregirlo.',
    ],
    [
      { holes: [3, 7], isOtherAllowance: true, isOtherRating: true },
      'Other cards of this round were scored with another par or stroke index on holes 3, 7 and another handicap allowance and another rating of this tee. The club can put that right.',
      'Otras tarjetas de esta vuelta se calcularon con otro par u otro índice en los hoyos 3, 7 y otro porcentaje de hándicap y otra valoración de estas barras. El club puede corregirlo.',
    ],
  ],
  countback: [
    [
      {
        order: 'behind',
        name: 'Ann',
        decided: {
          step: 'last 6',
          level: ['last 9'],
          own: { unit: 'points', points: 11 },
          other: { unit: 'points', points: 12 },
        },
      },
      'Behind Ann by the last 6 (level on the last 9): 11 points against 12 points.',
      'Detrás de Ann por los últimos 6 hoyos (empatados en los últimos 9 hoyos): 11 puntos frente a 12 puntos.',
    ],
    [
      {
        order: 'before',
        name: 'Bo',
        decided: {
          step: 'last 9',
          level: [],
          own: net(30, { gross: 36, part: 1, of: 2, playingHandicap: 12 }),
          other: net(31.5, { gross: 31, part: 1, of: 2, playingHandicap: -1 }),
        },
      },
      'Before Bo by the last 9: 36 - 1/2 of 12 = 30.00 net against 31 + 1/2 of 1 = 31.50 net.',
      'Delante de Bo por los últimos 9 hoyos: 36 − 1/2 de 12 = 30,00 neto frente a 31 + 1/2 de 1 = 31,50 neto.',
    ],
    [
      {
        order: 'behind',
        name: 'Cy',
        decided: {
          step: 'hole 17',
          level: ['last hole', 'holes 4-9'],
          own: { unit: 'against_par', up: -1 },
          other: { unit: 'against_par', up: 0 },
        },
      },
      'Behind Cy by the hole 17 (level on the last hole and holes 4-9): -1 against par against 0 against par.',
      'Detrás de Cy por el hoyo 17 (empatados en el último hoyo y en los hoyos 4 a 9): −1 contra el par frente a 0 contra el par.',
    ],
    [
      { order: 'behind', name: 'Di', decided: null },
      'Behind Di with every step level.',
      'Detrás de Di con todos los desempates iguales.',
    ],
  ],
}

/** The examples of one kind as lines. */
function linesOf<Kind extends keyof ArithmeticFacts>(kind: Kind) {
  return examples[kind].map(([facts, english, spanish]) => {
    const line: ArithmeticLine<Kind> = { kind, facts }
    return { line, english, spanish }
  })
}

const kinds = Object.keys(arithmeticEs.sentences).filter(isKind)

function isKind(name: string): name is keyof ArithmeticFacts {
  return name in examples
}

describe.each(kinds)('%s', (kind) => {
  test.each(linesOf(kind))('$english', ({ line, english, spanish }) => {
    expect(sayInEnglish([line])).toEqual([english])
    expect(sayInSpanish([line])).toEqual([spanish])
  })
})

test('both languages have every sentence that has an example', () => {
  expect(Object.keys(arithmeticEs.sentences).sort()).toEqual(Object.keys(examples).sort())
  expect(Object.keys(arithmeticEn.sentences).sort()).toEqual(Object.keys(examples).sort())
})

/** Words of the English sentences that Spanish has not; names and reasons are people's own. */
const englishWords = new RegExp(
  `\\b(?:the|of|and|or|is|are|was|were|it|its|holes?|strokes?|received|given|back|rounded|level|index|gross|net|points|place|cards?|committee|played|playing|course|score|lowest|average|counts?|after|with|without|nine|against)\\b`,
  'i',
)

test.each(kinds.flatMap((kind) => linesOf(kind)))('$spanish has no English word', ({ spanish }) => {
  expect(spanish).not.toMatch(englishWords)
  expect(spanish.replace(/Regla \d\.\d[a-z]/, '')).not.toMatch(/\d\.\d| [-x] \d/)
})

test.prop([anyRecord])(
  'every step of any record is said in Spanish, with its decimals and without English',
  ({ entries }) => {
    for (const step of replay(entries).steps) {
      const said = sayInSpanish(explainIndex(step))
      expect(said.length).toBeGreaterThan(1)
      for (const sentence of said) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
        expect(sentence.replace(/Regla \d\.\d[a-z]/, '')).not.toMatch(/NaN|undefined|null|−0,0|\d\.\d/)
        expect(sentence).not.toMatch(englishWords)
      }
    }
  },
)
