import type { Translation } from '../../catalogue.ts'
import type { lastLoadedText } from '../../en/ui/last-loaded.ts'

export default {
  mayBeOld: 'Ahora no se puede cargar lo último. Ve lo que se cargó la última vez.',
} satisfies Translation<typeof lastLoadedText>
