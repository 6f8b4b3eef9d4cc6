import type { Translation } from '../../catalogue.ts'
import type { courseCardText } from '../../en/course/course-card.online.ts'
import { plural } from '../../plural.ts'

export default {
  toCheck: (count: number) =>
    plural('es', count, {
      one: 'Una cosa por comprobar en la tarjeta',
      other: '# cosas por comprobar en la tarjeta',
    }),
  cardProblems: {
    wrongValue: (value: { hole: number; field: string; text: string; least: number; most: number }) =>
      `Hoyo ${value.hole}, ${value.field}: «${value.text}» no es un número de ${value.least} a ${value.most}.`,
    indexRepeated: (field: string, index: number, holes: readonly number[]) =>
      `${field} ${index} está en los hoyos ${holes.join(' y ')}. Cada uno se usa una vez, así que estos hoyos se omiten.`,
    noSuchHole: (hole: number, holeCount: number) =>
      `No existe el hoyo ${hole}: el campo tiene los hoyos 1 a ${holeCount}.`,
    unknownTee: (label: string, tees: readonly string[]) =>
      `«${label}» no son barras de este campo. Sus barras son ${tees.join(', ')}.`,
    unknownSeries: (label: string) =>
      `«${label}» no se conoce. Use Hoyo, Par, SI o el nombre de unas barras.`,
    repeatedSeries: (label: string) => `«${label}» está dos veces; se usa la primera.`,
    rowUnclear: (label: string, count: number, holes: number) =>
      `La fila «${label}» se omite: sus ${count} números no son uno por cada uno de los ${holes} hoyos, con sumas correctas o sin sumas.`,
    otherNumbers: (label: string, field: string) =>
      `«${label}» se omite: casi nada de lo que hay ahí puede ser ${field}.`,
    lineUnclear: (hole: number, count: number, columns: number) =>
      `La línea del hoyo ${hole} se omite: lo que contiene no corresponde a los ${columns} encabezados (${plural('es', count, { one: '# valor', other: '# valores' })}).`,
    headingUnclear: (count: number, columns: number) =>
      `No se sabe a qué columna corresponde cada encabezado: ${plural('es', count, { one: '# palabra', other: '# palabras' })}, ${plural('es', columns, { one: '# columna', other: '# columnas' })}. Sepárelos con tabuladores o punto y coma.`,
    holeRepeated: (holes: readonly number[]) =>
      holes.length === 1
        ? `El hoyo ${holes.join()} está más de una vez y se omite. Deje una sola de sus líneas.`
        : `Los hoyos ${holes.join(', ')} están más de una vez y se omiten. Pegue las vueltas de una en una o numere la segunda del 10 al 18.`,
    missing: (field: string, holes: readonly number[]) =>
      holes.length === 1
        ? `${field}: el hoyo ${holes.join()} no tiene valor.`
        : `${field}: los hoyos ${holes.join(', ')} no tienen valor.`,
    twoNumbers: (label: string, text: string, holes: readonly number[]) =>
      holes.length === 1
        ? `«${label}» tiene dos números en el hoyo ${holes.join()} (${text}) y se omite. Escriba el que vale.`
        : `«${label}» tiene dos números en los hoyos ${holes.join(', ')} (por ejemplo, ${text}) y se omiten. Escriba los que valen.`,
    secondIndexLeft: (field: string) =>
      `${field}: la tarjeta trae dos en cada hoyo. Se usa el primero; el segundo, para repetir los nueve hoyos, se omite.`,
    nothingRead: 'No se han encontrado valores de los hoyos.',
  },
  cardDoubts: {
    sumDiffers: (sum: { field: string; holes: readonly number[]; printed: number; added: number }) =>
      `${sum.field}: los hoyos ${sum.holes.at(0) ?? 0} a ${sum.holes.at(-1) ?? 0} suman ${sum.added}, pero la tarjeta dice ${sum.printed}.`,
    lengthUnlikePar: (field: string, hole: { holeNumber: number; par: number; length: number }) =>
      `${field}: ${hole.length} en el hoyo ${hole.holeNumber} es poco corriente para un par ${hole.par}.`,
    lengthShort: (field: string, hole: number, length: number) =>
      `${field}: ${length} en el hoyo ${hole} es muy corto.`,
    indexForeign: (field: string, index: number, hole: number) =>
      `${field} ${index} en el hoyo ${hole} no encaja con los demás.`,
    teeOrder: (two: {
      field: string
      other: string
      holeNumber: number
      length: number
      otherLength: number
    }) =>
      `El hoyo ${two.holeNumber} tiene ${two.length} en ${two.field} y solo ${two.otherLength} en ${two.other}, que es más largo en el total del campo.`,
  },
  doubtful: 'Compruebe este valor',
  takeDoubtful: (count: number) =>
    plural('es', count, {
      one: 'El valor dudoso es correcto: usarlo también',
      other: 'Los # valores dudosos son correctos: usarlos también',
    }),
  takeDoubtfulNote: 'Si no, se omiten.',
} satisfies Translation<typeof courseCardText>
