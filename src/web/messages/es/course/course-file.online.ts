import type { Translation } from '../../catalogue.ts'
import type { courseFileText } from '../../en/course/course-file.online.ts'
import { plural } from '../../plural.ts'

const and = (names: readonly string[]) => names.join(', ')

export default {
  title: 'Campo desde un archivo',
  note: 'Un archivo de golfcourseapi.com, Garmin Connect, GHIN, OpenStreetMap u otro Scoreclub. También puede pegar su texto como tarjeta.',
  file: 'Archivo de campo',
  choose: 'Elegir un archivo de campo',
  other: 'Elegir otro archivo',
  notRead: 'No se ha leído el archivo de campo',
  refusals: {
    broken: 'El texto no está completo: termina antes de tiempo o se ha modificado. Vuelva a exportarlo.',
    unknown:
      'No es un archivo de campo de golfcourseapi.com, Garmin Connect, GHIN, OpenStreetMap ni Scoreclub. Pegue la tarjeta como tabla.',
    newer_version: 'El archivo es de otra versión de Scoreclub o se ha modificado a mano.',
    no_courses: 'El archivo no contiene ningún hoyo de un campo de golf.',
    too_large: 'El archivo supera los 20 MB. Exporte una parte más pequeña del mapa o un solo campo.',
    unreadable: 'No se ha podido abrir el archivo. Elíjalo de nuevo.',
  },
  courseRefusals: {
    hole_count: (name: string) =>
      `${name}: se omite porque no tiene exactamente 9 o 18 hoyos. Introdúzcalo como campos de 9 o 18 hoyos.`,
    nothing_read: (name: string) => `${name}: se omite porque el archivo no contiene sus hoyos.`,
  },
  unnamed: 'Un campo sin nombre',
  formats: {
    golfcourseapi: 'golfcourseapi.com',
    garmin: 'Garmin Connect',
    ghin: 'GHIN',
    osm: 'OpenStreetMap',
    own: 'Scoreclub',
  },
  read: (format: string, holes: number, tees: number) => `De ${format}: ${holes} hoyos, barras: ${tees}.`,
  formFilled: 'El formulario ya está relleno. Compárelo con su tarjeta.',
  cardOnly:
    'Solo se toman los hoyos, y abajo figura lo que cambia. El Valor de Campo y el Slope se cambian en Barras.',
  otherHoleCount: (file: number, here: number) =>
    `Este campo del archivo tiene ${file} hoyos, y el suyo ${here}. Compare cada hoyo antes de tomar los valores.`,
  osmLicence:
    'Datos © los colaboradores de OpenStreetMap, disponibles bajo la Open Database License (ODbL). La descripción de abajo lo indica; por favor, no lo quite.',
  osmLicenceHere:
    'Datos © los colaboradores de OpenStreetMap, disponibles bajo la Open Database License (ODbL). Por favor, indíquelo en la descripción del campo.',
  course: 'Qué campo del archivo',
  chooseCourse: 'Elija un campo',
  men: (tee: string) => `${tee} (hombres)`,
  women: (tee: string) => `${tee} (mujeres)`,
  toDecide: 'Por decidir',
  leaveOut: 'Omitir',
  why: {
    tees_differ:
      'Las barras del archivo no coinciden. Un campo tiene una tarjeta de hombres y una de mujeres.',
    often_wrong:
      'Los hándicaps de hoyo de Garmin a menudo no son los de la tarjeta del club. Compare cada uno con su tarjeta antes de usarlos.',
    women_only: 'El archivo solo lo trae para mujeres. Úselo si los hombres juegan lo mismo.',
    genders_differ: 'Desde estas barras, el archivo trae distancias distintas para hombres y para mujeres.',
  },
  take: (field: string, values: readonly string[]) => `${field}: ${values.join(' ')}`,
  optionOf: (tees: readonly string[], values: readonly string[]) => `${and(tees)}: ${values.join(' ')}`,
  leftOut: 'Falta o se ha omitido',
  missing: {
    pars: 'El archivo no trae pares.',
    indexes: 'El archivo no trae hándicaps de hoyo que se puedan usar.',
    yards: 'El archivo no trae yardas.',
    tees: 'El archivo no trae barras, valoraciones ni yardas. En el formulario están las habituales.',
    womens_indexes:
      'El archivo no trae hándicaps de hoyo de mujeres que se puedan usar, así que se ha omitido la tarjeta de mujeres. Puede añadirla después en los hoyos.',
  },
  holesMissing: (field: string, holes: readonly number[]) =>
    `${field}: no hay nada utilizable para el hoyo ${and(holes.map(String))}.`,
  valueRefused: (field: string, hole: number, value: number) =>
    `${field}: se ha omitido ${value} en el hoyo ${hole}. No es posible.`,
  noPermutation: (field: string, tees: readonly string[]) =>
    `${field}${tees.length > 0 ? ` de ${and(tees)}` : ''}: se omite. Cada número debe estar en un solo hoyo.`,
  teeOtherHoles: (tee: string, holes: number) =>
    `${tee}: se omite porque tiene ${plural('es', holes, { one: '# hoyo', other: '# hoyos' })}.`,
  teeTwice: (tee: string) => `${tee}: está dos veces en el archivo. Se usa la primera.`,
  noRating: (tees: readonly string[]) => `Sin valoración del campo ni slope: ${and(tees)}.`,
  noNines: (tees: readonly string[]) => `Sin valoración de los primeros y los segundos nueve: ${and(tees)}.`,
  ratingRefused: (tee: string, rating: string) =>
    `${tee}: se ha omitido la valoración ${rating}. La valoración del campo tiene un decimal y el slope va de 55 a 155.`,
  ratingForWhom: (tee: string, rating: string) =>
    `${tee}: el archivo no dice si la valoración ${rating} es de hombres o de mujeres, así que se ha omitido.`,
  ninesRefused: (tee: string, front: string, back: string) =>
    `${tee}: se han omitido las valoraciones de los primeros y los segundos nueve, ${front} y ${back}. Deben tener un decimal cada una y sumar la de las barras.`,
  parDiffers: (tee: string, said: number, added: number) =>
    `${tee}: el archivo dice par ${said}, pero sus hoyos suman ${added}. En el formulario está ${added}.`,
  lengthsLeft: 'Se han omitido las distancias: el mapa no dice si son yardas o metros.',
  holeTwice: (holes: readonly number[]) =>
    `Hoyo ${and(holes.map(String))}: está varias veces en el mapa con valores distintos, así que se ha omitido.`,
  holeWithoutNumber: (count: number) =>
    plural('es', count, {
      one: '# hoyo del mapa no tiene número y se ha omitido.',
      other: '# hoyos del mapa no tienen número y se han omitido.',
    }),
  teeNotRead: (tee: string) =>
    `Se han omitido las yardas de las barras «${tee}»: su nombre significa otra cosa en una tarjeta. Escríbalas después en los hoyos.`,
  save: 'Guardar como archivo',
} satisfies Translation<typeof courseFileText>
