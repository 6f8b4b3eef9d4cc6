import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What is asked about a course card that was pasted or photographed. */
export const courseCardText = catalogue('course-card', {
  toCheck: (count: number) =>
    plural('en', count, { one: 'One thing to check on the card', other: '# things to check on the card' }),
  cardProblems: {
    wrongValue: (value: { hole: number; field: string; text: string; least: number; most: number }) =>
      `Hole ${value.hole}, ${value.field}: “${value.text}” is not a number from ${value.least} to ${value.most}.`,
    indexRepeated: (field: string, index: number, holes: readonly number[]) =>
      `${field} ${index} is on holes ${holes.join(' and ')}. Each is used once, so these holes are left out.`,
    noSuchHole: (hole: number, holeCount: number) =>
      `There is no hole ${hole}: the course has holes 1 to ${holeCount}.`,
    unknownTee: (label: string, tees: readonly string[]) =>
      `This course has no tee “${label}”. Its tees are ${tees.join(', ')}.`,
    unknownSeries: (label: string) => `“${label}” is not known. Use Hole, Par, SI or the name of a tee.`,
    repeatedSeries: (label: string) => `“${label}” is there twice; the first one is used.`,
    rowUnclear: (label: string, count: number, holes: number) =>
      `The row “${label}” is left out: its ${count} numbers are not one for each of the ${holes} holes, with or without correct sums.`,
    otherNumbers: (label: string, field: string) =>
      `“${label}” is left out: most of what stands there cannot be ${field}.`,
    lineUnclear: (hole: number, count: number, columns: number) =>
      `The line of hole ${hole} is left out: what stands in it does not go with the ${columns} headings (${plural('en', count, { one: '# value', other: '# values' })}).`,
    headingUnclear: (count: number, columns: number) =>
      `The headings cannot be matched with the columns: ${plural('en', count, { one: '# word', other: '# words' })}, ${plural('en', columns, { one: '# column', other: '# columns' })}. Put tabs or semicolons between them.`,
    holeRepeated: (holes: readonly number[]) =>
      holes.length === 1
        ? `Hole ${holes.join()} is there more than once, so it is left out. Keep one of its lines.`
        : `Holes ${holes.join(', ')} are there more than once, so they are left out. Paste one nine at a time, or number the second one 10 to 18.`,
    missing: (field: string, holes: readonly number[]) =>
      holes.length === 1
        ? `${field}: hole ${holes.join()} has no value.`
        : `${field}: holes ${holes.join(', ')} have no value.`,
    twoNumbers: (label: string, text: string, holes: readonly number[]) =>
      holes.length === 1
        ? `“${label}” has two numbers on hole ${holes.join()} (${text}), so it is left out. Write the one that counts.`
        : `“${label}” has two numbers on holes ${holes.join(', ')} (such as ${text}), so they are left out. Write the ones that count.`,
    secondIndexLeft: (field: string) =>
      `${field}: the card has two on each hole. The first is used; the second, for playing the nine again, is left out.`,
    nothingRead: 'No values for the holes were found.',
  },
  cardDoubts: {
    sumDiffers: (sum: { field: string; holes: readonly number[]; printed: number; added: number }) =>
      `${sum.field}: holes ${sum.holes.at(0) ?? 0} to ${sum.holes.at(-1) ?? 0} add up to ${sum.added}, but the card says ${sum.printed}.`,
    lengthUnlikePar: (field: string, hole: { holeNumber: number; par: number; length: number }) =>
      `${field}: ${hole.length} on hole ${hole.holeNumber} is unusual for a par ${hole.par}.`,
    lengthShort: (field: string, hole: number, length: number) =>
      `${field}: ${length} on hole ${hole} is very short.`,
    indexForeign: (field: string, index: number, hole: number) =>
      `${field} ${index} on hole ${hole} does not go with the others.`,
    teeOrder: (two: {
      field: string
      other: string
      holeNumber: number
      length: number
      otherLength: number
    }) =>
      `Hole ${two.holeNumber} has ${two.length} for ${two.field}, but only ${two.otherLength} for ${two.other}, which is longer on the whole course.`,
  },
  doubtful: 'Check this value',
  takeDoubtful: (count: number) =>
    plural('en', count, {
      one: 'The doubtful value is right: use it too',
      other: 'The # doubtful values are right: use them too',
    }),
  takeDoubtfulNote: 'Otherwise they are left out.',
})
