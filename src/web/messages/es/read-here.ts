import type { Translation } from '../catalogue.ts'
import type { readHereText } from '../en/read-here.ts'

export default {
  readHere: 'Leer la foto en este teléfono',
  readHereText:
    'Funciona sin cobertura, y la foto sale de este teléfono solo cuando usted la envía. El lector, unos 7 MB, se descarga una vez.',
  coming: 'Descargando el lector',
  comingPercent: (percent) => `Descargando el lector, ${percent} %`,
  here: 'El lector está listo.',
  hereKept: 'El lector está en este teléfono, también sin cobertura.',
  failed: 'No se pudo iniciar el lector',
  failedText: 'No se ha descargado, o no cabe en este teléfono. La foto la lee el servidor del club.',
  retry: 'Intentarlo de nuevo',
} satisfies Translation<typeof readHereText>
