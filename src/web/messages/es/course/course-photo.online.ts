import type { Translation } from '../../catalogue.ts'
import type { coursePhotoText } from '../../en/course/course-photo.online.ts'
import { plural } from '../../plural.ts'

const numbers = (count: number) => plural('es', count, { one: '# número', other: '# números' })
const list = (holes: readonly number[]) => holes.join(', ')

export default {
  title: 'Fotografiar la tarjeta',
  note: 'De la foto se leen los pares, los hándicaps de hoyo y las distancias. Usted los comprueba antes de guardar nada. Ponga la tarjeta plana, llene la imagen con ella y evite sombras.',
  readAgain: 'Volver a leer la foto',
  checkAgain: 'Comprobar la tarjeta',
  failed: 'No se ha leído la tarjeta',
  failedText: 'No se ha podido leer la foto. Inténtelo de nuevo.',
  noPars:
    'Se ha encontrado una tarjeta, pero ninguna fila de pares. ¿Es el lado de los hoyos? Haga la foto desde arriba y con luz uniforme.',
  typeInstead: 'O escriba la tarjeta más abajo.',
  offline: 'Para leer hace falta conexión',
  offlineText: 'Su foto sigue aquí. Pulse «Volver a leer la foto» cuando tenga conexión.',

  review: 'Comprobar la tarjeta',
  reviewText: 'Cada número está bajo su imagen. No se guarda nada hasta que cree el campo.',
  photoNotShown: 'Aquí no se puede mostrar la foto junto a los números. Compárelos con la tarjeta.',
  notes: {
    nine_holes: 'En la tarjeta solo se han encontrado nueve hoyos.',
    was_turned: 'Se ha girado la foto.',
  },
  toCheck: (count: number) => `${numbers(count)} por comprobar primero`,
  nothingToCheck: 'Ningún número es dudoso. Compare la tarjeta de todos modos.',
  holeOf: (row: string, hole: number) => `${row}: hoyo ${hole}`,
  isRight: 'Correcto',
  isRightLong: (row: string, hole: number, value: string) => `${row}, hoyo ${hole}: ${value} es correcto`,
  allRight: (count: number) => `Los ${count} son correctos`,
  numberOf: (row: string, hole: number) => `${row}, hoyo ${hole}`,
  numberOpen: (row: string, hole: number) => `${row}, hoyo ${hole}, sin comprobar`,

  row: (row: number) => `Fila ${row}`,
  nameAsPrinted: (row: number) => `El nombre de la fila ${row} como está impreso`,
  whatItIs: 'Esta fila es',
  roles: {
    par: 'Par',
    strokeIndex: 'Hándicap de hoyo',
    womenPar: 'Par de mujeres',
    womenStrokeIndex: 'Hándicap de hoyo de mujeres',
    tee: 'Distancias de unas barras',
    none: 'No se usa',
  },
  teeNames: 'Blancas, Amarillas, Rojas, Azules, Negras, Oro, Verdes, Plata, Naranjas',
  nameTheTee: 'Escriba el nombre de las barras.',
  ratedFor: 'Valoraciones para',
  sums: { out: 'IDA', in: 'VUELTA', total: 'TOTAL' },
  sumPrinted: (printed: number, agrees: boolean) =>
    agrees ? `Está impreso ${printed}, que coincide` : `Está impreso ${printed}`,
  sumUnread: 'No se ha leído la suma impresa',

  notYet: 'Antes de usar la tarjeta',
  mayBeWrong: 'Compare, por favor',
  noParRow: 'Indique qué fila tiene los pares.',
  notLookedAt: (count: number) => `${numbers(count)} por comprobar arriba.`,
  teeUnnamed: (row: number) => `Fila ${row}: escriba el nombre de las barras.`,
  fieldTwice: (field: string) => `Dos filas están marcadas como «${field}». Quite una o cámbiela.`,
  missing: (field: string, holes: readonly number[]) =>
    holes.length === 1
      ? `${field}: el hoyo ${list(holes)} no tiene número.`
      : `${field}: los hoyos ${list(holes)} no tienen número.`,
  outOfRange: (of: { field: string; hole: number; value: number; least: number; most: number }) =>
    `${of.field}, hoyo ${of.hole}: ${of.value} no está entre ${of.least} y ${of.most}.`,
  indexRepeated: (field: string, index: number, holes: readonly number[]) =>
    `${field} ${index} está en los hoyos ${list(holes)}. Cada uno se usa una vez.`,
  indexForeign: (field: string, index: number, hole: number) =>
    `${field} ${index} en el hoyo ${hole} no corresponde a esta tarjeta.`,
  sumDiffers: (of: { field: string; sum: string; printed: number; added: number }) =>
    `${of.field}: en la tarjeta ${of.sum} es ${of.printed}, los hoyos suman ${of.added}.`,
  lengthUnlikePar: (of: { field: string; hole: number; par: number; length: number }) =>
    `${of.field}: ${of.length} es raro para el hoyo ${of.hole}, un par ${of.par}.`,
  take: 'Usar estos valores',
} satisfies Translation<typeof coursePhotoText>
