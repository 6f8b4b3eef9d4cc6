import type { Translation } from '../catalogue.ts'
import type { sheetImportText } from '../en/sheet-import.ts'
import { plural } from '../plural.ts'

export default {
  choose: 'Elija un archivo',
  reading: 'Leyendo el archivo…',
  readFailed: 'No se pudo leer el archivo',
  tryAgain: 'Intentar de nuevo',
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
  columns: 'Columnas',
  columnsHint: 'Corrija la columna que se haya leído mal. Una columna omitida no se importa.',
  columnOf: (heading) => `Qué es «${heading}»`,
  unnamed: (number) => `Columna ${number}`,
  leftOut: 'Omitida',
  noHeadingsNote: 'Márquelo si el archivo no tiene una línea de encabezados.',
  faults: (count) => plural('es', count, { one: '1 error', other: '# errores' }),
  faultsHint:
    'Las líneas con errores se omiten. Corríjalas en el archivo y elíjalo otra vez, o importe ya las demás.',
  moreFaults: (count) => `y ${count} más`,
  line: (line) => `Línea ${line}`,
  importing: 'Importando…',
  otherFile: 'Elegir otro archivo',
  importFailed: 'No se importó nada',
  sheet: {
    too_large:
      'Este archivo supera los 10 MB. Una lista de 10.000 líneas es mucho menor: guarde solo la lista.',
    too_many_lines: 'Este archivo tiene más de 10.000 líneas. Divídalo en varios.',
    old_excel: 'Es un archivo de Excel antiguo (.xls) o con contraseña. Guárdelo como XLSX o CSV.',
    pdf: 'Es un PDF. Exporte la lista como CSV o XLSX.',
    picture: 'Es una imagen. Exporte la lista como CSV o XLSX.',
    web_page: 'Este archivo es una página web. Ábralo en una hoja de cálculo y guárdelo como XLSX o CSV.',
    open_document: 'Es una hoja OpenDocument (.ods). Guárdela como XLSX o CSV.',
    other_zip: 'Es un archivo ZIP y no una hoja XLSX. Descomprímalo y elija la lista.',
    numbers:
      'Es un archivo de Numbers. En Numbers elija Archivo, Exportar a, Excel o CSV, y elija aquí ese archivo.',
    binary_excel: 'Es un libro binario de Excel (.xlsb). En Excel elija Guardar como y guárdelo como XLSX.',
    word: 'Es un documento de texto. Copie su tabla en una hoja de cálculo y guárdela como XLSX o CSV.',
    no_such_sheet: 'Este libro no tiene ninguna hoja con ese nombre.',
    locked: 'Esta hoja tiene contraseña. Guárdela sin ella.',
    unpacks_too_large: 'Esta hoja ocupa mucho más que una lista de socios. Guarde solo la lista.',
    broken: 'Este archivo está dañado. Ábralo en una hoja de cálculo y guárdelo de nuevo.',
    not_text: 'No es ni un archivo CSV ni una hoja XLSX.',
    empty: 'Este archivo no tiene líneas.',
  },
  imports: 'Importaciones',
  someone: 'un antiguo socio',
  leftOutLines: (count) => plural('es', count, { one: 'se omitió 1 línea', other: 'se omitieron # líneas' }),
  undone: 'Deshecha',
  undo: 'Deshacer',
  undoNamed: (what) => `Deshacer la importación de ${what}`,
  undoTitle: '¿Deshacer esta importación?',
  undoing: 'Deshaciendo…',
  undoFailed: 'No se deshizo la importación',
  importOf: (what, when, who) => `${what}, ${when}, ${who}`,
  loadFailed: 'No se pudo cargar',
} satisfies Translation<typeof sheetImportText>
