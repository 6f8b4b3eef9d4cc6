import type { Translation } from '../catalogue.ts'
import type { seasonEditorText } from '../en/season-editor.ts'

export default {
  create: 'Nueva temporada',
  changeNamed: (name: string) => `Cambiar ${name}`,
  name: 'Nombre',
  nameHint: 'Como la leen los jugadores, sin el año: «Orden de mérito».',
  usualName: 'Orden de mérito',
  year: 'Año',
  points: 'Puntos por puesto',
  pointsHint: 'El primer puesto primero, separados por comas.',
  pointsUnread: 'Escriba números enteros separados por comas, como 10, 8, 6.',
  otherPoints: 'Puntos de los demás puestos',
  otherPointsHint: '0 no da nada por un puesto posterior a los anteriores.',
  best: 'Competiciones que cuentan',
  bestHint: 'Las mejores de cada jugador. Si se deja vacío, cuentan todas.',
  competitions: 'Competiciones',
  competitionsHint: (year: string) =>
    `Competiciones de ${year} en las que cada jugador tiene un puesto. No están el match play ni las competiciones por equipos.`,
  noCompetitions: (year: string) => `El club no tiene ninguna competición así en ${year}.`,
  loadFailed: 'No se han podido cargar las competiciones',
  eclectic: 'Eclectic',
  eclecticNote:
    'El mejor resultado de cada jugador en cada hoyo a lo largo de las competiciones de arriba, en un campo. También se llama ringer.',
  eclecticCourse: 'Campo de la eclectic',
  noEclectic: 'Sin eclectic',
  eclecticPercent: 'Por ciento del Handicap Index que se resta',
  eclecticPercentHint: 'Muchos clubes restan la mitad, porque los mejores hoyos vienen de muchas vueltas.',
  coursesFailed: 'No se han podido cargar los campos',
  save: 'Guardar temporada',
  discard: 'Descartar',
  saved: 'Temporada guardada',
  saveFailed: 'No se ha podido guardar la temporada. Inténtelo de nuevo.',
  theirs: 'Otra persona ha cambiado esta temporada mientras tanto. Lo que ha escrito sigue aquí.',
  takeTheirs: 'Tomar lo guardado',
  keepMine: 'Guardar lo mío',
  remove: 'Eliminar temporada',
  removeText: (name: string) =>
    `${name} y sus tablas desaparecen. Las competiciones y sus resultados quedan como están.`,
  removing: 'Eliminando…',
  removed: 'Temporada eliminada',
  removeFailed: 'No se ha podido eliminar la temporada',
} satisfies Translation<typeof seasonEditorText>
