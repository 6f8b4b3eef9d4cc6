import type { Translation } from '../../catalogue.ts'
import type { marksText } from '../../en/lib/marks.ts'

export default {
  number: (number) => `n.º ${number}`,
  number_end: (end) => `n.º acabado en ${end}`,
  handicap: (index) => `índice ${index}`,
  hole: (hole) => `hoyo ${hole}`,
  tee: (tee) => `barras ${tee}`,
} satisfies Translation<typeof marksText>
