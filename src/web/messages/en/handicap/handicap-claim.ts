import { catalogue } from '../../catalogue.ts'

/** D4, T64: stands wherever a Handicap Index is shown that we calculated. */
export const handicapClaimText = catalogue('handicap-claim', {
  whole:
    'Calculated with the published World Handicap System method. Not an official Handicap Index unless your club is authorised to issue one.',
  short: 'Not an official Handicap Index unless your club is authorised to issue one.',
})
