import type { Translation } from '../../catalogue.ts'
import type { manyStrokesText } from '../../en/platform/many-strokes.ts'

export default {
  field: (hole) => `Más de 15 golpes en el hoyo ${hole}`,
  choose: (hole) => `Hoyo ${hole}: 16 o más`,
  enter: (strokes, hole) => `Sí, ${strokes} en el hoyo ${hole}`,
  check: (strokes, hole) => `${strokes} golpes en el hoyo ${hole}: ¿es correcto?`,
} satisfies Translation<typeof manyStrokesText>
