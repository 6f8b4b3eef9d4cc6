import type { Translation } from '../../catalogue.ts'
import type { watchRoundsText } from '../../en/card/watch-rounds.online.ts'
import { plural } from '../../plural.ts'

const list = (holes: readonly number[]) =>
  holes.length === 1
    ? `el hoyo ${holes[0] ?? ''}`
    : `los hoyos ${holes.slice(0, -1).join(', ')} y ${holes.at(-1) ?? ''}`
const of = (holes: readonly number[]) => `de ${list(holes)}`.replace(/^de el /, 'del ')
const without = (holes: readonly number[]) =>
  holes.length === 1
    ? `hoyo ${holes[0] ?? ''}`
    : `hoyos ${holes.slice(0, -1).join(', ')} ni ${holes.at(-1) ?? ''}`
const numberOf = (holes: number) => plural('es', holes, { one: '# hoyo', other: '# hoyos' })

export default {
  title: 'Vueltas de un reloj Garmin',
  lead: 'Traiga a sus vueltas y estadísticas las que grabó en su club. Solo las ve usted: el club no las ve y ninguna cuenta para su Índice de Hándicap si el club no la acepta.',
  bring: 'Traer una vuelta',

  file: 'Archivos de Garmin',
  fileHint:
    'El ZIP de su cuenta de Garmin, su Golf-SCORECARD.json junto con Golf-COURSE.json, o una tarjeta de Garmin Connect en JSON. Los archivos no salen de este dispositivo.',
  choose: 'Elegir archivos',
  other: 'Elegir otros archivos',
  reading: 'Leyendo los archivos…',
  paste: 'O pegue el texto',
  readPasted: 'Leer el texto',
  notRead: 'No se han leído los archivos',
  refusals: {
    unknown: 'No es un archivo de golf de Garmin, o el texto está cortado. Expórtelo de nuevo.',
    too_large: 'El archivo ocupa más de 60 MB. Elija solo Golf-SCORECARD.json.',
    only_courses: 'Solo están los nombres de los campos. Elija también Golf-SCORECARD.json.',
    no_rounds: 'En estos archivos no hay ninguna vuelta de golf.',
    no_golf_in_zip: 'En el ZIP no hay ningún Golf-SCORECARD.json. Elija el ZIP que le envió Garmin.',
    zip_broken: 'El ZIP está dañado. Descárguelo de nuevo, o descomprímalo y elija Golf-SCORECARD.json.',
    zip_too_large: 'El ZIP es demasiado grande para leerlo aquí. Descomprímalo y elija Golf-SCORECARD.json.',
    zip_locked: 'El ZIP tiene contraseña. Descomprímalo y elija Golf-SCORECARD.json.',
    zip_not_here: 'Este navegador no puede abrir un ZIP. Descomprímalo y elija Golf-SCORECARD.json.',
    unreadable: 'No se ha podido abrir un archivo. Elíjalo de nuevo.',
  },

  found: (rounds) => plural('es', rounds, { one: '# vuelta encontrada.', other: '# vueltas encontradas.' }),
  repeated: (rounds) =>
    plural('es', rounds, {
      one: '# vuelta estaba dos veces y aquí aparece una.',
      other: '# vueltas estaban dos veces y aquí aparecen una.',
    }),
  unreadableCards: (cards) =>
    plural('es', cards, {
      one: 'No se ha podido leer # tarjeta.',
      other: 'No se han podido leer # tarjetas.',
    }),
  leftOut: (rounds) => plural('es', rounds, { one: '# vuelta no incluida', other: '# vueltas no incluidas' }),
  leftOutOf: (day, course, why) => `${[day, course].filter((part) => part !== '').join(', ')}: ${why}`,
  reasons: {
    no_number: 'no tiene número de Garmin.',
    no_start: 'no tiene fecha.',
    no_scores: 'ningún hoyo tiene resultado.',
    still_played: 'todavía se está jugando en el reloj. Termínela antes allí.',
    simulation: 'se jugó en un simulador.',
    not_own_ball: 'sus resultados son de un equipo.',
    impossible_strokes: 'un hoyo tiene un número de golpes imposible.',
    hole_numbers: 'sus hoyos no están numerados del 1 al 18.',
  },
  round: 'Vuelta',
  chooseRound: 'Elija una vuelta',
  roundOf: (day, time, course, holes) =>
    [`${day}, ${time}`, course, numberOf(holes)].filter((part) => part !== '').join(' · '),
  course: 'Campo del club',
  chooseCourse: 'Elija el campo',
  courseHint: (name) => `En el reloj: ${name}.`,
  tee: 'Barras',
  chooseTee: 'Elija las barras',
  teeHint: (name) => `En el reloj: ${name}.`,
  suggested: 'Elegido porque el nombre es el mismo. Compruébelo.',
  notes: {
    unfinished: (holes) => `El reloj tiene resultados de ${numberOf(holes)}.`,
    excluded: 'En Garmin usted dejó esta vuelta fuera de sus estadísticas.',
    other_format: 'No fue stroke play, así que puede haber resultados de hoyos en los que levantó la bola.',
    two_nines: 'Se jugó en dos recorridos de nueve. Compruebe que los hoyos son los del campo.',
  },

  compared: 'El reloj y la tarjeta del club',
  same: 'Los pares del reloj son los de la tarjeta del club.',
  noPars: 'El archivo no tiene pares que comparar.',
  otherPars: (holes) => `El par es distinto en ${list(holes)}. Vale el par del club.`,
  notPlayed: (holes) => `No hay resultado ${of(holes)}.`,
  otherCount: (watch, course) => `El reloj tiene ${numberOf(watch)}; el campo, ${numberOf(course)}.`,
  notOnCourse: (holes) => `El campo no tiene ${without(holes)}. Elija el campo en el que jugó.`,
  indexes: 'Se usan los índices de dificultad del club, no los del reloj.',
  hole: 'Hoyo',
  watchPar: 'Par del reloj',
  clubPar: 'Par del club',
  strokes: 'Golpes',
  none: '–',
  add: 'Añadir a mis vueltas',
  adding: 'Añadiendo…',
  added: 'Vuelta añadida a sus vueltas',
  there: 'Esta vuelta ya está entre las suyas',
  notAdded: 'No se ha añadido la vuelta',
  another: 'Añadirla como otra vuelta',
  coursesFailed: 'No se han podido cargar los campos del club',

  yoursAlone: 'De un reloj Garmin. Nadie la ha certificado y solo la ve usted.',
  offer: 'Pedir al club que la acepte',
  offerTitle: '¿Pedir al club que acepte esta vuelta?',
  offerLead: 'El comité de hándicap ve el resultado y decide si cuenta para su hándicap.',
  offerSend: 'Pedir al club',
  offerSending: 'Pidiendo…',
  offerNote: (strokes) => `De un reloj Garmin. Golpes por hoyo: ${strokes}.`,
  offered: 'Se ha pedido al club',
  offeredNext: 'La vuelta espera en su historial de hándicap hasta que el comité decida.',
  notOffered: 'No se ha pedido al club',
  offerAnother: 'Pedirlo como otra vuelta',
  marker: '¿Quién marcó su tarjeta?',
  markerMissing: 'Escriba el nombre de su marcador.',
  noteLabel: 'Nota para el comité',
  takeOut: 'Quitar de mis vueltas',
  takeOutTitle: '¿Eliminar esta vuelta?',
  takeOutSure: 'Eliminar la vuelta',
  takeOutNote: 'Se eliminan la vuelta y sus resultados. Puede traerla otra vez del archivo de Garmin.',
  takingOut: 'Eliminando…',
  takenOut: 'Vuelta eliminada',
  notTakenOut: 'No se ha eliminado la vuelta',
} satisfies Translation<typeof watchRoundsText>
