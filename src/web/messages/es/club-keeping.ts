import type { Translation } from '../catalogue.ts'
import type { clubKeepingText } from '../en/club-keeping.ts'

export default {
  title: 'Cuánto tiempo se guarda',
  lead: 'Lo más antiguo se borra solo en menos de una hora. Los resultados y los nombres de los marcadores se quedan.',
  photos: 'Fotos de tarjetas',
  signatures: 'Firmas de marcadores',
  one: '# día',
  many: '# días',
  asInstallation: (days) => `Como esta instalación: ${days}`,
  nextPhoto: (day) => `La próxima foto se borra el ${day}.`,
  noPhoto: 'Ahora no se guarda ninguna foto de tarjeta.',
  nextSignature: (day) => `La próxima firma se borra el ${day}.`,
  noSignature: 'Ahora no se guarda ninguna firma.',
  logs: (days) =>
    `El registro de auditoría se queda mientras exista el club: no se puede quitar nada de él, para que se note si falta algo. El registro de correos es de toda la instalación y se borra a los ${days}.`,
  question: (days) => `¿Guardarlas solo ${days}?`,
  asking: 'Comprobando qué es más antiguo…',
  goPhotosOne: '# foto de tarjeta es más antigua y se borra en menos de una hora.',
  goPhotosMany: '# fotos de tarjetas son más antiguas y se borran en menos de una hora.',
  goSignaturesOne: '# firma es más antigua y se borra en menos de una hora.',
  goSignaturesMany: '# firmas son más antiguas y se borran en menos de una hora.',
  goNothing: 'Hoy no hay nada más antiguo.',
  forGood: 'Lo borrado no se puede recuperar.',
  keepOnly: (days) => `Guardar ${days}`,
  saving: 'Guardando…',
  saved: 'Guardado',
  savedNow: (days) => `Ahora se guardan ${days}.`,
  failed: 'No se ha cambiado cuánto tiempo se guarda',
  loadFailed: 'No se pudo cargar cuánto tiempo se guarda',
} satisfies Translation<typeof clubKeepingText>
