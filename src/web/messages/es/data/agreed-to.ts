import type { Translation } from '../../catalogue.ts'
import type { agreedToText } from '../../en/data/agreed-to.ts'

export default {
  beside: 'Al crear una cuenta acepta las condiciones.',
  terms: 'Condiciones',
  privacy: 'Qué se guarda sobre usted',
  askTitle: 'Las condiciones',
  ask: (day) => `Estas condiciones se aplican desde el ${day}. Léalas y acéptelas, por favor.`,
  read: 'Leer las condiciones',
  agree: 'Acepto',
  agreeing: 'Guardando…',
  agreed: 'Ha aceptado las condiciones',
  notAgreed: 'No se ha guardado su aceptación',
  title: 'Lo que ha aceptado',
  none: 'Todavía nada.',
  loadFailed: 'No se pudo cargar lo que ha aceptado',
  kinds: {
    terms: (version) => `Las condiciones del ${version}`,
    outside_reader: 'Un servicio externo para leer una foto de tarjeta',
    child_account: 'Su cuenta, autorizada por su padre, madre o tutor',
  },
  given: (moment) => `Aceptado el ${moment}`,
  takenBack: (moment) => `retirado el ${moment}`,
  termsHint: 'Si ya no acepta las condiciones, elimine su cuenta en «Eliminar su cuenta».',
} satisfies Translation<typeof agreedToText>
