import type { Translation } from '../../catalogue.ts'
import type { sheetReadingText } from '../../en/club/sheet-reading.online.ts'
import { plural } from '../../plural.ts'

export default {
  readAs: {
    xlsx: 'Leído como hoja XLSX.',
    csv: (encoding, separator) => `Leído como CSV en ${encoding}, separado por ${separator}.`,
  },
  sheetRead: (name, others) =>
    others === 0
      ? `Leído de la hoja «${name}».`
      : `Leído de la hoja «${name}». ${plural('es', others, { one: 'El libro tiene 1 hoja más.', other: 'El libro tiene # hojas más.' })}`,
  sheetChoice: 'Hoja',
  hiddenRows: (count) =>
    plural('es', count, {
      one: 'También se lee 1 fila que la hoja de cálculo oculta.',
      other: 'También se leen # filas que la hoja de cálculo oculta.',
    }),
  repaired: 'Se han corregido letras que otro programa había leído mal, como «Ã±».',
  encodingChoice: 'Letras',
  encodingAsked: '¿Cómo se escriben estas palabras?',
  encodingAskedHint:
    'Las letras de este archivo se pueden leer de varias maneras. No se importa nada hasta que elija una.',
  encodingOf: (words, encoding) => (words === '' ? encoding : `${words} (${encoding})`),
  separators: { ',': 'comas', ';': 'punto y coma', '\t': 'tabuladores' },
  dates: {
    day_first: 'Las fechas se leen con el día primero: 03/04/1970 es el 3 de abril.',
    month_first: 'Las fechas se leen con el mes primero: 03/04/1970 es el 4 de marzo.',
  },
  datesAsked: '¿Cómo están escritas las fechas?',
  datesAskedHint:
    'Las fechas de este archivo se pueden leer de dos maneras. No se importa nada hasta que elija una.',
  datesChoose: 'Elija una',
  dateOrders: {
    day_first: 'Primero el día: 03/04/1970 es el 3 de abril',
    month_first: 'Primero el mes: 03/04/1970 es el 4 de marzo',
  },
  minusAsked: '¿Qué significa el signo menos delante de un hándicap?',
  minusAskedHint:
    'Los hándicaps de este archivo se pueden leer de dos maneras. No se importa nada hasta que elija una.',
  minusMeanings: {
    plus: 'Un hándicap positivo: -2,4 es +2,4',
    no_sign: 'Un hándicap normal: -2,4 es 2,4',
  },
  asLast: 'Se lee como usted eligió para la última lista con estos encabezados.',
  readAfresh: 'Leer de nuevo',
  menAsked: (letters) =>
    letters.length === 1 ? `¿Qué significa ${letters[0] ?? ''}?` : `¿Qué significan ${letters.join(' y ')}?`,
  menAskedHint: 'Significan hombre en un idioma y mujer en otro. Estos socios quedan fuera hasta que elija.',
  menAnswer: (men, women) =>
    [...(men === '' ? [] : [`${men} es hombre`]), ...women.map((letter) => `${letter} es mujer`)].join(', '),
  wholeAsked: '¿Estos hándicaps son Índices de Hándicap?',
  wholeAskedHint:
    'Ninguno tiene decimal, así que pueden ser hándicaps de juego. No se importa nada hasta que elija.',
  wholeMeanings: {
    index: 'Son Índices de Hándicap: 12 es 12,0',
    left_out: 'Son hándicaps de juego: importar a los socios sin ellos',
  },
} satisfies Translation<typeof sheetReadingText>
