import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { cardFieldName } from '../card-problem-text.ts'
import { fieldOf, type ReviewedRow } from './reviewed-card.ts'

/** "Par", "White, yards"; "Row 3" for a tee without a name and for a row that is left out. */
export function rowName(row: Pick<ReviewedRow, 'role' | 'name'>, at: number): string {
  const field = fieldOf(row)
  return field === undefined || (row.role === 'tee' && row.name.trim() === '')
    ? coursePhotoText.row(at + 1)
    : cardFieldName(field)
}
