import type { Translation } from '../catalogue.ts'
import type { agreedToText } from '../en/agreed-to.ts'

export default {
  beside: 'Al crear una cuenta acepta las condiciones.',
  terms: 'Condiciones',
  privacy: 'Qué se guarda sobre usted',
  askTitle: 'Las condiciones',
  ask: (day) => `Estas condiciones valen desde el ${day}. Léalas y diga que las acepta cuando lo haya hecho.`,
  read: 'Leer las condiciones',
  agree: 'Acepto',
  agreeing: 'Guardando…',
  agreed: 'Se ha guardado que acepta las condiciones',
  notAgreed: 'No se ha guardado que acepta',
  title: 'Lo que ha aceptado',
  none: 'Todavía nada.',
  loadFailed: 'No se pudo cargar lo que ha aceptado',
  kinds: {
    terms: (version) => `Las condiciones del ${version}`,
    outside_reader: 'Un lector externo, para una sola foto de tarjeta',
    child_account: 'Su cuenta, por su padre, madre o tutor',
  },
  given: (moment) => `Aceptado el ${moment}`,
  takenBack: (moment) => `retirado el ${moment}`,
  termsHint: 'Quien ya no acepta las condiciones elimina la cuenta, en «Eliminar su cuenta».',
} satisfies Translation<typeof agreedToText>
