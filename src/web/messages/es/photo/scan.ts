import { outsideReaderEs } from '#contract/data/agreed/outside-reader-es.ts'
import type { Translation } from '../../catalogue.ts'
import type { scanText } from '../../en/photo/scan.ts'
import { plural } from '../../plural.ts'

const scores = (count: number) => plural('es', count, { one: '# resultado', other: '# resultados' })

export default {
  title: 'Escanear una tarjeta de papel',
  note: 'La IA lee los resultados y los totales de la foto. Usted los comprueba antes de que nada pase a la tarjeta.',
  advice: 'Ponga la tarjeta plana, que llene la foto, y evite las sombras.',
  process: 'Leer la tarjeta',
  processing: 'Leyendo...',
  startFirst: 'Elija primero el campo y empiece la vuelta',
  startFirstText: 'La foto se lee para ese campo. Hágala aquí en cuanto haya empezado la vuelta.',

  noFile: 'Ningún archivo seleccionado',
  noFileText: 'Seleccione la imagen de una tarjeta.',
  failed: 'No se ha podido leer',
  failedText: 'No se ha podido leer la imagen de la tarjeta. Inténtelo de nuevo.',
  photoStays: 'La foto sigue aquí.',
  offline: 'Para escanear hace falta conexión',
  offlineText: 'La foto sigue aquí. Vuelva a pulsar Leer la tarjeta cuando tenga conexión.',
  stopped: 'Se ha detenido la lectura',
  failures: {
    not_a_picture: 'Este archivo no se puede leer como imagen. Haga la foto otra vez o elija otra.',
    too_large:
      'Esta imagen tiene demasiados píxeles para leerla. Elija una más pequeña o haga la foto desde aquí.',
    too_small:
      'Esta imagen es demasiado pequeña para leer los números. Acérquese hasta que la tarjeta llene la foto.',
    too_dark: 'La foto está demasiado oscura. Encienda una luz o acérquese a una ventana y repítala.',
    blurred:
      'La foto está movida o desenfocada. Sujete el teléfono sin moverlo, espere a que la tarjeta se vea nítida y repítala.',
    no_scorecard:
      'No se ha encontrado ninguna tarjeta en la foto. Póngala plana sobre una mesa lisa, acérquese y haga la foto desde arriba.',
    cut_off: 'Una parte de la tarjeta queda fuera de la foto. Repítala con la tarjeta entera.',
    nothing_written: 'La tarjeta no tiene resultados. ¿Es esta la cara de los números?',
  },

  progress: 'Progreso de la lectura',
  stages: {
    sending: 'Enviando la foto',
    waiting: 'Esperando su turno',
    finding_card: 'Buscando la tarjeta',
    finding_grid: 'Buscando las líneas y los hoyos',
    reading: 'Leyendo los números',
  },
  sendingPercent: (percent) => `Enviando la foto, ${percent} %`,
  waitingPlace: (place) =>
    place === 1 ? 'Esperando: la suya es la siguiente' : `Esperando: puesto ${place} de la cola`,
  done: 'hecho',
  stop: 'Detener la lectura',

  outside: (operator) => `Que lea esta foto ${operator}`,
  outsideText: (operator) => outsideReaderEs.replace('{operator}', () => operator),

  openReview: 'Comprobar los resultados',

  review: 'Compruebe los resultados',
  reviewText: 'Nada pasa a la tarjeta hasta que usted lo confirma.',
  photoNotShown: 'Aquí no se puede mostrar la foto junto a los números. Compare los números con el papel.',
  photoNotKept:
    'No se ha podido guardar la foto en este teléfono. Elíjala otra vez cuando entregue la tarjeta.',
  whichRow: '¿Cuál es su fila?',
  row: (row) => `Fila ${row}`,
  rowBegins: (row, begins) => `Fila ${row}, empieza con ${begins}`,
  otherRow: 'Otra fila',

  holePar: (hole, par) => `Hoyo ${hole}, par ${par}`,
  asWritten: (hole) => `El hoyo ${hole} tal como está escrito`,
  sumAsWritten: (sum) => `${sum} tal como está escrito`,
  toCheck: (at, all) => `${at} de ${all} por comprobar`,
  likely: 'Lo que puede ser',
  reads: (value) => `Se lee: ${value}`,
  notRead: 'No se ha podido leer.',
  inCard: (value) => `Ahora en la tarjeta: ${value}`,
  anyNumber: 'Cualquier número',
  pickedUp: 'Bola levantada',
  pickedUpShort: 'L',
  nothing: 'Nada escrito',
  unknown: 'sin leer',
  later: 'Dejarlo para después',
  allHoles: 'Ver todos los hoyos',

  sumNames: { out: 'IDA', in: 'VTA', total: 'TOTAL' },
  front: 'Primeros nueve',
  backNine: 'Segundos nueve',
  notChecked: 'mirar',
  notCheckedLong: 'aún sin comprobar',
  checked: 'comprobado por usted',
  wasThen: (was) => `era ${was}`,
  sumAgrees: (written) => `${written} en el papel, coincide`,
  sumDiffers: (written) => `${written} en el papel, no coincide`,
  sumUnknown: (written) => `${written} en el papel`,
  noSumWritten: 'sin escribir',
  sumDiffersHint:
    'Si una suma no coincide, hay un número mal leído o la suma del papel está mal. Compare los hoyos de esos nueve.',
  pressToChange: 'Pulse un hoyo para cambiar su número.',

  stillOpen: (count, holes) =>
    `${plural('es', count, { one: '# número sin comprobar, hoyo', other: '# números sin comprobar, hoyos' })} ${holes}`,
  stillOpenText: 'Se dejan fuera, y esos hoyos quedan en la tarjeta como están.',
  checkNow: 'Comprobarlos ahora',
  willChange: 'Resultados de la tarjeta que van a cambiar',
  change: ({ hole, was, now }) => `Hoyo ${hole}: ${was} pasa a ser ${now}`,
  keepPhoto: 'Guardar esta foto con la vuelta',
  keepPhotoText: 'La ven usted y los administradores del club cuando se entrega la tarjeta.',
  put: (count) => `Poner ${scores(count)} en la tarjeta`,
  keepPaper: (count) => `Guardar ${scores(count)} del papel`,
  keepingPaper: 'Guardando...',
  paperText:
    'Se muestran junto a los del jugador y del marcador, y solo cuentan si uno de los dos los acepta. La foto se queda con la vuelta: el jugador, el marcador y los administradores del club ven cada hoyo como está escrito.',
  paperNotKept: 'Los resultados del papel no se han guardado',
  nothingToPut: 'Aún no hay resultados para la tarjeta',

  success: 'Tarjeta leída',
  successText: (count) =>
    plural('es', count, {
      one: 'Se ha leído el resultado de # hoyo.',
      other: 'Se han leído los resultados de # hoyos.',
    }),

  notes: {
    other_course:
      'Los pares o los hándicaps de los hoyos del papel no son los de este campo. ¿Es la tarjeta correcta, y el campo correcto?',
    nine_holes: 'En el papel solo hay nueve hoyos.',
    was_turned: 'La foto se ha enderezado.',
    to_par: 'En el papel hay diferencias con el par. Se han convertido en golpes.',
    pars_missing:
      'En el papel hay diferencias con el par y falta el par de algunos hoyos. Anote usted los golpes de esos hoyos.',
  },
} satisfies Translation<typeof scanText>
