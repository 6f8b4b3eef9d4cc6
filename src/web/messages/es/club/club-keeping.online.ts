import type { Translation } from '../../catalogue.ts'
import type { clubKeepingText } from '../../en/club/club-keeping.online.ts'

export default {
  title: 'Cuánto tiempo se guardan los datos',
  lead: 'Las fotos y firmas más antiguas se borran en menos de una hora. Los resultados y los nombres de los marcadores se quedan.',
  photos: 'Fotos de tarjetas',
  signatures: 'Firmas de marcadores',
  one: '# día',
  many: '# días',
  asInstallation: (days) => `Como el servidor: ${days}`,
  nextPhoto: (day) => `La próxima foto se borra el ${day}.`,
  noPhoto: 'Ahora no se guarda ninguna foto de tarjeta.',
  nextSignature: (day) => `La próxima firma se borra el ${day}.`,
  noSignature: 'Ahora no se guarda ninguna firma.',
  logs: (days) =>
    `El registro de auditoría se queda mientras exista el club. Sus entradas no se pueden borrar, así que se nota si falta una. El registro de correos es de todo el servidor y se borra a los ${days}.`,
  question: (days) => `¿Guardarlas solo ${days}?`,
  asking: 'Comprobando…',
  goPhotosOne: '# foto de tarjeta es más antigua y se borra en menos de una hora.',
  goPhotosMany: '# fotos de tarjetas son más antiguas y se borran en menos de una hora.',
  goSignaturesOne: '# firma es más antigua y se borra en menos de una hora.',
  goSignaturesMany: '# firmas son más antiguas y se borran en menos de una hora.',
  goNothing: 'Hoy no hay nada tan antiguo.',
  forGood: 'Las fotos y firmas borradas no se pueden recuperar.',
  keepOnly: (days) => `Guardar ${days}`,
  saving: 'Guardando…',
  saved: 'Guardado',
  savedNow: (days) => `Ahora se guardan ${days}.`,
  failed: 'No se ha cambiado el ajuste',
  loadFailed: 'No se han podido cargar estos ajustes',
} satisfies Translation<typeof clubKeepingText>
