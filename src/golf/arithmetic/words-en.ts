import { formatDay } from '../day.ts'
import type { CountbackNumber } from '../competition/formats/explain-countback.ts'
import type { PenaltyReason } from '../handicap/penalty-score.ts'
import type { IndexStep } from '../handicap/scoring-record.ts'
import type { CutTerms } from '../board/cut-terms.ts'
import type { NoPlace } from '../board/explain-place.ts'
import type { ArithmeticWords } from './arithmetic-words.ts'
import type { NumberWords } from './number-words.ts'
import { reviewWordsEn } from './review-words.ts'

const strokes = (count: number) => `${count} ${count === 1 ? 'stroke' : 'strokes'}`

function received(count: number): string {
  if (count === 0) return 'none'
  return count > 0 ? `${strokes(count)} received` : `${strokes(-count)} given back`
}

/** A day that played easier: less than nothing is taken off. */
const conditions = (pcc: number) => (pcc < 0 ? `(${pcc})` : String(pcc))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const placeText = ({ place, isShared }: { place: number; isShared: boolean }) =>
  `${isShared ? 'T' : ''}${place}`

/** "36 - 1/2 of 12 = 30.00 net". */
function countbackNumber(number: CountbackNumber, { hundredths, plusOrMinus }: NumberWords): string {
  switch (number.unit) {
    case 'points':
      return `${number.points} points`
    case 'against_par':
      return `${number.up} against par`
    case 'to_par':
      return number.toPar === 0
        ? 'level par net'
        : `${Math.abs(number.toPar)} ${number.toPar > 0 ? 'over' : 'under'} par net`
    case 'net': {
      const net = `${hundredths(number.net)} net`
      if (number.taken === null) return net
      const { gross, part, of, playingHandicap } = number.taken
      return `${gross} ${plusOrMinus(playingHandicap)} ${part}/${of} of ${Math.abs(playingHandicap)} = ${net}`
    }
  }
}

const caps: Record<IndexStep['cap'], string> = {
  none: 'no more than 3.0 above, no cap',
  soft: 'what is more than 3.0 above it counts half (soft cap)',
  hard: 'the index rises no more than 5.0 above it (hard cap)',
  lifted: 'the committee lifted the cap',
}

const meant: Record<PenaltyReason, string> = {
  to_raise_index: 'so that the index would rise or stay high',
  to_lower_index: 'so that the index would fall',
  other: 'for no reason that justifies it',
}

function againstLine(total: CountbackNumber, line: CountbackNumber, numbers: NumberWords): string {
  return `${countbackNumber(total, numbers)}, and the line is ${countbackNumber(line, numbers)}`
}

function goOn({ places, ties }: CutTerms): string {
  const best = places === 1 ? 'The first goes on' : `The first ${places} go on`
  return ties === 'all' ? `${best}, with everybody tied on that score.` : `${best}; countback decides a tie.`
}

const noPlace: Record<NoPlace, string> = {
  not_handed_in: 'No place: play is over and the card was not handed in.',
  round_missing: 'No place: play is over and not every round was handed in.',
  no_return_or_score: 'No place: no return or no score yet.',
  no_score: 'No place: no score yet.',
  withdrawn: 'No place: withdrawn.',
  disqualified: 'No place: disqualified.',
  no_return: 'No place: the committee has recorded no return.',
  not_holed_out: 'No place: a hole was not holed out, so there is no total to rank.',
  no_team: 'No place: not in a team.',
  totals_wait:
    'No place yet: only totals were handed in. They count when the club has confirmed them or entered the holes.',
}

/** English is what the API says where nothing else is asked for. */
export const arithmeticEn: ArithmeticWords = {
  minus: '-',
  sentences: {
    gross_of_nines: ({ out, home, total }) => `Gross: ${out} out + ${home} in = ${total}.`,
    gross: ({ total }) => `Gross: ${total} strokes.`,
    net: ({ gross, received, net }) =>
      `Net: ${gross} ${received < 0 ? `+ ${-received} given back` : `- ${received} received`} on the holes holed out = ${net}.`,
    no_points_yet: () => 'Points: no hole has any yet.',
    points: ({ holes, total }) =>
      `Points, hole by hole: ${holes.map((one) => (one < 0 ? `(${one})` : one)).join(' + ')} = ${total}.`,
    no_hole_yet: () => 'No hole has a score yet.',
    no_hole_known: () => 'Only totals were handed in; no hole is known.',
    total_lost: ({ holeNumber }) => `There is no total: hole ${holeNumber} was picked up.`,

    no_strokes: () => 'No strokes are received and none given back.',
    strokes_on_every_hole: ({ strokes }) => `${capital(received(strokes))} on every hole.`,
    strokes_on_some: ({ strokes, holes, indexes, onOthers }) => {
      const where =
        holes === 1
          ? `the hole of the ${indexes} stroke index`
          : `the ${holes} holes of the ${indexes} stroke indexes`
      return `${capital(received(strokes))} on ${where}, ${received(onOthers)} on the others.`
    },

    half_index: ({ index, half }, { plusTenths, tenths }) =>
      `Half of the Handicap Index ${plusTenths(index)} is ${tenths(half)}.`,
    course_handicap: ({ index, slope, courseRating, par, exact, rounded }, say) =>
      `Course Handicap: ${say.tenths(index)} x ${slope} / 113 + (${say.tenths(courseRating)} - ${par}) = ` +
      `${say.exact(exact)}, rounded ${say.plusWhole(rounded)}.`,
    playing_handicap: ({ courseHandicap, allowancePercent, exact, rounded }, say) =>
      `Playing Handicap: ${say.exact(courseHandicap)} x ${allowancePercent} % = ${say.exact(exact)}, ` +
      `rounded ${say.plusWhole(rounded)}.`,
    allowance: ({ allowancePercent, isCompetition, recommended, reason }) =>
      `The allowance of ${allowancePercent} % is ${isCompetition ? 'the competition’s' : 'that of a round outside competitions'}` +
      (recommended === undefined
        ? ''
        : `; ${recommended} % is recommended (Rules of Handicapping, Appendix C)`) +
      (reason === undefined ? '.' : `. The committee’s reason: “${reason}”`),
    index_at_start: ({ index }, { plusTenths }) =>
      `Handicap Index ${plusTenths(index)}: held when the round started.`,
    no_index_at_start: () => 'There was no Handicap Index when the round started; it is played off 0.',
    index_now: () => 'The Handicap Index held now.',
    no_index_yet: () => 'There is no Handicap Index yet.',
    round_not_started: () => 'The round has not been started.',

    adjusted_gross: ({ total, changed }) =>
      changed.length === 0
        ? `Adjusted gross score ${total}, no hole above its maximum.`
        : `Adjusted gross score ${total}: ${changed.map((hole) => `hole ${hole.holeNumber} counts ${hole.counted}${hole.isMostLikely ? ', its most likely score' : ''}`).join(', ')}.`,
    differential: ({ adjustedGross, courseRating, slope, pcc, exact, rounded }, say) =>
      `113 / ${slope} x (${adjustedGross} - ${say.tenths(courseRating)}${pcc === 0 ? '' : ` - ${conditions(pcc)} (conditions)`}) = ` +
      `${say.exact(exact)}, rounded ${say.tenths(rounded)}.`,
    nine_differential: ({ adjustedGross, courseRating, slope, pcc, exact }, say) =>
      `113 / ${slope} x (${adjustedGross} - ${say.tenths(courseRating)}${pcc === 0 ? '' : ` - ${conditions(pcc)} / 2 (conditions)`}) = ` +
      `${say.exact(exact)} for the nine holes played.`,
    most_without_index: () => 'Without a Handicap Index a hole counts at most par + 5.',
    most_with_index: ({ courseHandicap }, { plusWhole }) =>
      'A hole counts at most net double bogey: par + 2 + the strokes received on it off Course Handicap ' +
      `${plusWhole(courseHandicap)}.`,
    nine_is_kept: () => 'Without a Handicap Index nine holes wait for the next nine or for the first index.',
    nine_waited: () => 'It waited for a Handicap Index and counts with the first one.',
    nines_together: ({ differential }, { tenths }) =>
      `Put together with the nine that waited: score differential ${tenths(differential)}.`,
    expected_nine: ({ perIndex, base, held, exact }, say) =>
      `The nine holes not played are expected at ${say.short(perIndex)} x ${say.tenths(held)} + ${say.short(base)} = ${say.exact(exact)}.`,
    with_expected_nine: ({ exact, rounded }, say) =>
      `Together ${say.exact(exact)}, rounded ${say.tenths(rounded)}.`,
    penalty_chosen: (facts, { tenths }) =>
      `A round that was not posted ${meant[facts.meant]}: the ${facts.meant === 'to_raise_index' ? 'lowest' : 'highest'} ` +
      `of the last ${facts.chosenFrom} differentials stands for it (Rule 7.1b): ${tenths(facts.differential)}.`,
    penalty_gross: ({ courseRating, courseHandicap, adjustedGross }, say) =>
      `A round that was not posted: Course Rating ${say.tenths(courseRating)} + Course Handicap ${say.bracketed(courseHandicap)}, ` +
      `rounded, stands for it (Rule 7.1b): adjusted gross score ${adjustedGross}.`,
    taken_over: ({ differential }, { tenths }) =>
      differential === null
        ? 'A past round from a list that the club imported.'
        : `A past round from a list that the club imported, which says score differential ${tenths(differential)}.`,
    played_elsewhere: ({ adjustedGross }) =>
      `A round of another club, entered with an adjusted gross score of ${adjustedGross}. No PCC is calculated for it.`,
    moved: ({ day, by, why }, { change }) =>
      `${formatDay(day)}: ${why === 'committee' ? 'the committee’s entry' : 'an exceptional score'} moved it by ${change(by)}.`,
    stands_at: ({ stands }, { tenths }) => `It stands at ${tenths(stands)}.`,

    committee_index: ({ day }) => `${formatDay(day)}: index entered by the committee.`,
    index_frozen: ({ day }) => `${formatDay(day)}: the committee froze the Handicap Index.`,
    freeze_lifted: ({ day }) => `${formatDay(day)}: the committee lifted the freeze.`,
    index_held: ({ day, index }, { plusTenths }) =>
      index === null
        ? `${formatDay(day)}: rounds from this day on are played without an index, as the committee decided.`
        : `${formatDay(day)}: rounds from this day on are played off ${plusTenths(index)}, as the committee decided.`,
    penalty_score: ({ day, differential, meant: what, chosenFrom, adjustedGross }, { plusTenths }) =>
      `${formatDay(day)}: penalty score (Rule 7.1b), ` +
      (adjustedGross === null
        ? `the ${what === 'to_raise_index' ? 'lowest' : 'highest'} of the last ${chosenFrom} differentials: `
        : `adjusted gross score ${adjustedGross}, score differential `) +
      `${plusTenths(differential)}.`,
    nine_waits: ({ day }) =>
      `${formatDay(day)}: nine holes without an index wait for the next nine or for the first index.`,
    left_over_nine: ({ day, differential, firstIndex }, { plusTenths }) =>
      `${formatDay(day)}: the nine holes that waited count too, with the expected nine of ${plusTenths(firstIndex)}: score differential ${plusTenths(differential)}.`,
    score_differential: ({ day, differential, isPair }, { plusTenths }) =>
      `${formatDay(day)}: score differential ${plusTenths(differential)}${isPair ? ', of two nines put together' : ''}.`,
    exceptional_score: ({ playedOff, differentials, by }, { plusTenths, tenths }) =>
      `Played off ${plusTenths(playedOff)}. Exceptional score: ${tenths(by)} comes off ${differentials === 1 ? 'this differential' : `each of the last ${differentials} differentials`}.`,
    average: ({ lowest, of, adjustment, exact, rounded }, { plusTenths, tenths, plusExact }) =>
      `${lowest.length === 1 ? 'The lowest' : `The average of the lowest ${lowest.length}`} of ${of} ` +
      `(${lowest.map(plusTenths).join(', ')})${adjustment === 0 ? '' : ` minus ${tenths(-adjustment)} for a short record`} ` +
      `is ${plusExact(exact)}${rounded === null ? '' : `, rounded to ${plusTenths(rounded)}`}.`,
    cap: ({ lowIndex, cap }, { plusTenths }) =>
      `The low index of the 365 days before is ${plusTenths(lowIndex)}: ${caps[cap]}.`,
    brake: ({ calculated, index }, { plusTenths }) =>
      `The scores would make it ${plusTenths(calculated)}, but no score raises an index above 26.5: ${plusTenths(index)}.`,
    frozen_over: ({ calculated }, { plusTenths }) =>
      `The scores would make it ${plusTenths(calculated)}, but the committee has frozen the index.`,
    lowest_index: ({ calculated }, { plusTenths }) =>
      `The scores would make it ${plusTenths(calculated)}, but +9.9 is the lowest index that is recorded here.`,
    no_index: ({ differentials }) =>
      `No index before 54 holes are on record; ${differentials} of 3 differentials so far.`,
    no_index_above_54: ({ differentials }) =>
      `No index yet: ${differentials === 1 ? 'the differential on record makes' : `the ${differentials} differentials on record make`} more than 54.0.`,
    handicap_index: ({ index }, { plusTenths }) => `Handicap Index ${plusTenths(index)}.`,
    rounded_index: ({ index }, { plusTenths }) => `Rounded: Handicap Index ${plusTenths(index)}.`,
    unmoved_too_few: ({ differentials, index }, { plusTenths }) =>
      `The index is worked out from 3 scores, and the record has ${differentials}: ${plusTenths(index)} stays until then.`,
    unmoved_frozen: ({ calculated }, { plusTenths }) =>
      `The committee has frozen the index${calculated === null ? '' : `; the scores would make ${plusTenths(calculated)}`}.`,
    unmoved_not_lowest: ({ differential, lowest, of }, { plusTenths }) =>
      `Its score differential ${plusTenths(differential)} is not ${lowest === 1 ? 'the lowest' : `one of the ${lowest} lowest`} of the last ${of}, so it does not change the index.`,
    unmoved_capped: ({ cap, lowIndex }, { plusTenths }) =>
      cap === 'hard'
        ? `The hard cap stops the index 5.0 above the low index of the 365 days before, which is ${plusTenths(lowIndex)}.`
        : `The soft cap halves the rise from 3.0 above the low index of the 365 days before, which is ${plusTenths(lowIndex)}.`,
    unmoved_highest: ({ index }, { tenths }) => `An index goes no higher than ${tenths(index)}.`,
    unmoved_average: ({ lowest, index }, { plusTenths }) =>
      `The score counts: with it ${lowest === 1 ? 'the index' : `the average of the lowest ${lowest}`} comes to ${plusTenths(index)} again.`,
    only_last_twenty: () => 'Only the last twenty differentials that were typed are used.',

    index_set: ({ after, before }, { plusTenths }) =>
      `The committee set the Handicap Index to ${plusTenths(after)}${before === null ? '' : `; it was ${plusTenths(before)}`}.`,
    reason: ({ reason }) => `Reason: ${reason}`,
    disqualified_counts: ({ competition }) =>
      `The committee disqualified this card in ${competition}. Its score counts for the Handicap Index: the breach gave no significant scoring advantage.`,
    no_reason: () => 'No reason was given.',
    not_counted: ({ detail }) => detail ?? 'This card does not count for the Handicap Index.',

    ...reviewWordsEn,

    low_index_restarts: () => 'The Low Handicap Index starts again from it.',

    index_reset: ({ after, before }, { plusTenths }) =>
      `The committee reset the Handicap Index from ${plusTenths(before)} to ${plusTenths(after)} (Rule 7.1a).`,
    player_heard: ({ day, note }) => `The player was heard on ${formatDay(day)}: ${note}`,
    exceptional_circumstances: () =>
      'The circumstances are exceptional, so it may end more than 5.0 above the Low Handicap Index.',
    index_held_over: ({ from, until, index }, { plusTenths }) =>
      `Rounds ${from === until ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(until)}`} are played ` +
      `${index === null ? 'without an index' : `off ${plusTenths(index)}`} (Rule 7.2a); scores made meanwhile count afterwards.`,
    penalty_for: ({ day, course, meant: why }) =>
      `A penalty score for the round of ${formatDay(day)} at ${course}, which was not posted ${meant[why]} (Rule 7.1b).`,

    no_strokes_given: () => 'No strokes are given.',
    receives_strokes: ({ player, strokes: given }) => `${player} receives ${strokes(given)}.`,
    plays_off_scratch: ({ player }) => `${player} has no Handicap Index and plays off 0.`,
    difference: ({ high, low, strokes }, { bracketed }) =>
      `Difference of the Playing Handicaps: ${bracketed(high)} - ${bracketed(low)} = ${strokes}.`,
    difference_once: ({ allowancePercent, strokes }) =>
      `Difference of the unrounded Course Handicaps x ${allowancePercent} %, rounded once = ${strokes}.`,

    difference_of_cards: ({ high, low, allowancePercent, strokes }, { bracketed }) => {
      const between = `Difference of the Course Handicaps: ${bracketed(high)} - ${bracketed(low)}`
      return allowancePercent === 100
        ? `${between} = ${strokes}.`
        : `${between} = ${high - low}, x ${allowancePercent} %, rounded once = ${strokes}.`
    },

    match_on_mixed_tees: ({ player, par, otherPar, more, strokes }) =>
      `${player} plays par ${par} against par ${otherPar} and receives ${more} more (Rule 6.2b): ${strokes} in all.`,

    four_ball_strokes: ({ players }) =>
      `Strokes received: ${players.map(({ player, strokes: given }) => `${player} ${given}`).join(', ')}.`,
    pair_receives: ({ pair, strokes: given }) => `${pair} receive ${strokes(given)}.`,
    off_the_lowest: ({ player, lowest }, { plusWhole }) =>
      `${player} has the lowest Playing Handicap, ${plusWhole(lowest)}, and plays off 0; the others receive the difference.`,
    off_the_lowest_once: ({ player, allowancePercent }) =>
      `${player} has the lowest Course Handicap and plays off 0; the others receive ${allowancePercent} % of the unrounded difference.`,
    pair_handicap: ({ pair, total, allowancePercent, exact, rounded }, say) =>
      `${pair}: ${say.exact(total)} together x ${allowancePercent} % = ${say.exact(exact)}, rounded ${say.plusWhole(rounded)}.`,
    par_above_lowest: ({ player, par, lowestPar, more }) =>
      `${player} plays par ${par}, the lowest is par ${lowestPar}: ${more} more (Rule 6.2b).`,

    points_of_nines: ({ out, home, total, thru }) =>
      `${out} points out + ${home} in = ${total} points after ${thru} holes.`,
    points_so_far: ({ points, thru }) => `${points} points after ${thru} holes.`,
    net_of_gross: ({ gross, playingHandicap, net }, { plusOrMinus }) =>
      `${gross} gross ${plusOrMinus(playingHandicap)} ${Math.abs(playingHandicap)} = ${net} net.`,
    net_of_counted: ({ gross, received, net, holes }, { plusOrMinus }) =>
      `${gross} gross on the ${holes} holes that count ${plusOrMinus(received)} ${strokes(Math.abs(received))} ${received < 0 ? 'given back' : 'received'} on them = ${net} net.`,
    net_so_far: ({ net, thru }) => `${net} net after ${thru} holes.`,
    capped: ({ gross, playingHandicap, net }, { plusOrMinus }) =>
      `${gross} with holes capped ${plusOrMinus(playingHandicap)} ${Math.abs(playingHandicap)} = ${net} net.`,
    capped_so_far: ({ gross, thru }) => `${gross} with holes capped after ${thru} holes.`,
    against_par: ({ won, lost, up }) => `${won} won - ${lost} lost = ${up} against par.`,
    net_handed_in: ({ net }) => `Totals only: ${net ?? '-'} net.`,
    points_handed_in: ({ points }) => `Totals only: ${points} points.`,

    no_place: ({ why }) => noPlace[why],
    place_alone: (place) => `${placeText(place)}: nobody is level.`,
    place_by_countback: ({ step, ...place }) =>
      `${placeText(place)}: level on the total, decided by ${step ?? 'countback'}.`,
    place_with_open_card: (place) =>
      `${placeText(place)}: level, and no tie is decided while a card is open.`,
    place_shared: (place) => `${placeText(place)}: level, the place is shared.`,
    place_of_team: () => 'The place is that of the team.',
    rounds_total: ({ rounds, of, total }, numbers) =>
      rounds.map(({ number, value }) => `Round ${number}: ${countbackNumber(value, numbers)}. `).join('') +
      `Total of ${rounds.length} of ${of} rounds: ${countbackNumber(total, numbers)}.`,
    cut_to_come: (cut) => `The cut is made once every card of round ${cut.after} is in. ${goOn(cut)}`,
    cut_missed: ({ total, line, ...cut }, numbers) =>
      `Missed the cut after round ${cut.after}: ${againstLine(total, line, numbers)}. ${goOn(cut)}`,
    cut_made: ({ total, line, ...cut }, numbers) =>
      `Made the cut after round ${cut.after}: ${againstLine(total, line, numbers)}. ${goOn(cut)}`,
    net_on_mixed_tees: ({ par, lowestPar, net }) => {
      const more = par - lowestPar
      const added = `The tees have different pars: par ${par} receives ${more} more than par ${lowestPar} (Rule 6.2b)`
      return net === null ? `${added}.` : `${added}, ${net} - ${more} = ${net - more} net.`
    },
    scored_differently: ({ holes, isOtherAllowance, isOtherRating }) => {
      const what = [
        ...(holes.length === 0
          ? []
          : [`another par or stroke index on ${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}`]),
        ...(isOtherAllowance ? ['another handicap allowance'] : []),
        ...(isOtherRating ? ['another rating of this tee'] : []),
      ]
      return `Other cards of this round were scored with ${what.join(' and ')}. The club can put that right.`
    },
    countback: ({ order, name, decided }, numbers) => {
      const other = `${order === 'behind' ? 'Behind' : 'Before'} ${name}`
      if (decided === null) return `${other} with every step level.`
      const level = decided.level.length === 0 ? '' : ` (level on the ${decided.level.join(' and ')})`
      const compared = [decided.own, decided.other]
        .map((one) => countbackNumber(one, numbers))
        .join(' against ')
      return `${other} by the ${decided.step ?? 'countback'}${level}: ${compared}.`
    },
  },
}
