import type { Translation } from '../../catalogue.ts'
import type { seasonEditorText } from '../../en/competition/season-editor.online.ts'

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
  otherPointsHint: 'Escriba 0 si no dan puntos.',
  best: 'Competiciones que cuentan',
  bestHint: 'Cuentan las mejores de cada jugador. Déjelo vacío para contar todas.',
  competitions: 'Competiciones',
  competitionsHint: (year: string) =>
    `Competiciones de ${year} individuales. El match play y las competiciones por equipos no cuentan.`,
  noCompetitions: (year: string) => `El club no tiene ninguna competición así en ${year}.`,
  loadFailed: 'No se han podido cargar las competiciones',
  eclectic: 'Eclectic',
  eclecticNote:
    'El mejor resultado de cada jugador en cada hoyo a lo largo de las competiciones de arriba, en un campo. También se llama ringer.',
  eclecticCourse: 'Campo de la eclectic',
  noEclectic: 'Sin eclectic',
  eclecticPercent: 'Por ciento del Índice de Hándicap que se resta',
  eclecticPercentHint: 'Muchos clubes restan la mitad, porque los mejores hoyos vienen de muchas vueltas.',
  coursesFailed: 'No se han podido cargar los campos',
  save: 'Guardar temporada',
  discard: 'Descartar',
  saved: 'Temporada guardada',
  saveFailed: 'No se ha podido guardar la temporada. Inténtelo de nuevo.',
  theirs: 'Otra persona ha cambiado esta temporada mientras tanto. Lo que ha escrito sigue aquí.',
  takeTheirs: 'Usar lo guardado',
  keepMine: 'Guardar lo mío',
  remove: 'Eliminar temporada',
  removeText: (name: string) =>
    `${name} y sus tablas desaparecen. Las competiciones y sus resultados quedan como están.`,
  removing: 'Eliminando…',
  removed: 'Temporada eliminada',
  removeFailed: 'No se ha podido eliminar la temporada',
} satisfies Translation<typeof seasonEditorText>
