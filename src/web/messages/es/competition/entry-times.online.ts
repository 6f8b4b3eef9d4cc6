import type { Translation } from '../../catalogue.ts'
import type { entryTimesText } from '../../en/competition/entry-times.online.ts'

export default {
  opens: (when) => `Las inscripciones se abren: ${when}`,
  opensAndCloses: (opens, closes) => `Las inscripciones se abren: ${opens}; y se cierran: ${closes}`,
  closes: (when) => `Las inscripciones se cierran: ${when}`,
  closed: (when) => `Las inscripciones se cerraron: ${when}`,
} satisfies Translation<typeof entryTimesText>
