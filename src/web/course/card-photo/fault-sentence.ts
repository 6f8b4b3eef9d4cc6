import { rangeOfField } from '#golf/course/card-values.ts'
import { coursePhotoText as text } from '#web/messages/en/course/course-photo.online.ts'
import { cardFieldName } from '../card-problem-text.ts'
import type { ReviewFault } from './reviewed-card.ts'

/** What cannot be right on the card, and where it stands. */
export function faultSentence(fault: ReviewFault): string {
  switch (fault.kind) {
    case 'no_pars':
      return text.noParRow
    case 'not_looked_at':
      return text.notLookedAt(fault.count)
    case 'tee_unnamed':
      return text.teeUnnamed(fault.row + 1)
    case 'field_twice':
      return text.fieldTwice(cardFieldName(fault.field))
    case 'missing':
      return text.missing(cardFieldName(fault.field), fault.holes)
    case 'out_of_range': {
      const [least, most] = rangeOfField(fault.field)
      const { holeNumber: hole, value } = fault
      return text.outOfRange({ hole, field: cardFieldName(fault.field), value, least, most })
    }
    case 'index_repeated':
      return text.indexRepeated(cardFieldName(fault.field), fault.strokeIndex, fault.holes)
    case 'index_foreign':
      return text.indexForeign(cardFieldName(fault.field), fault.strokeIndex, fault.holeNumber)
    case 'sum_differs': {
      const { of, printed, added } = fault
      return text.sumDiffers({ field: cardFieldName(fault.field), sum: text.sums[of], printed, added })
    }
    case 'length_unlike_par': {
      const { holeNumber: hole, par, length } = fault
      return text.lengthUnlikePar({ field: cardFieldName(fault.field), hole, par, length })
    }
  }
}
