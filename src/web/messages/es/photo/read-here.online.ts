import type { Translation } from '../../catalogue.ts'
import type { readHereText } from '../../en/photo/read-here.online.ts'

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
  aim: 'Hacer la foto con ayuda',
  takeNow: 'Hacerla ahora',
  cameraOpens: 'Se abre la cámara…',
  cameraSees: 'Lo que ve la cámara',
  noCamera: 'Aquí no se puede usar la cámara',
  noCameraText:
    'Permítala en los ajustes del navegador para esta página, o haga la foto con «Hacer una foto».',
  holdOn: 'Bien. No se mueva…',
  hints: {
    more_light: 'Hace falta más luz',
    hold_still: 'Mantenga quieto el teléfono',
    find_card: 'Llene la imagen con la tarjeta',
    whole_card: 'La tarjeta entera debe estar en la imagen',
    closer: 'Acérquese',
    hold_level: 'Ponga el teléfono paralelo a la tarjeta',
  },
} satisfies Translation<typeof readHereText>
