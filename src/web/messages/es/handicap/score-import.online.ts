import type { Translation } from '../../catalogue.ts'
import type { scoreImportText } from '../../en/handicap/score-import.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Importar resultados anteriores',
  lead: 'Las vueltas de temporadas anteriores dan a cada socio un registro de resultados y, con 54 hoyos, un Índice de Hándicap. Antes de importar nada, verá qué índices cambian.',
  denied: 'Solo los administradores del comité de hándicap pueden importar resultados.',
  back: 'Comité de hándicap',
  file: 'Lista de resultados',
  chooseHint:
    'CSV o XLSX, de 10 MB y 10.000 líneas como máximo, una línea por vuelta de dieciocho hoyos: el socio por correo, número de socio o licencia, la fecha y un diferencial, o un resultado bruto ajustado con Valor de Campo y Slope o unas barras del club.',
  headless: 'La primera línea es un resultado',
  columnsMissing:
    'Indique qué columnas tienen el socio (correo, número de socio o licencia), la fecha y el resultado bruto ajustado o el diferencial.',
  fields: {
    email: 'Correo electrónico',
    memberNumber: 'Número de socio',
    nationalId: 'Licencia (CDH, GHIN)',
    playedOn: 'Fecha de juego',
    courseName: 'Campo',
    teeName: 'Barras',
    holes: 'Hoyos',
    courseRating: 'Valor de Campo',
    slope: 'Slope',
    par: 'Par',
    pcc: 'PCC',
    adjustedGross: 'Resultado bruto ajustado',
    differential: 'Diferencial',
    scaledDifferential: 'Diferencial de 18 hoyos, también si se jugaron 9',
  },
  ready: (ready, lines, players) =>
    `Se ${plural('es', ready, { one: 'puede importar 1 resultado', other: 'pueden importar # resultados' })} de ${plural('es', lines, { one: '1 línea', other: '# líneas' })}, de ${plural('es', players, { one: '1 socio', other: '# socios' })}`,
  notCalculated:
    'El club no calcula Índices de Hándicap. Los resultados quedan en los registros y no cambia ningún índice.',
  stays:
    'Se mantiene el índice que fijó el comité o que vino con la lista de socios: los resultados cuentan desde él (Regla 7.1).',
  fault: {
    member_missing: () => 'Falta el jugador.',
    member_unknown: (value) => `Nadie del club es «${value}».`,
    member_unclear: (value) =>
      `«${value}» no es el mismo socio que el resto de la línea, o lo tienen dos socios.`,
    own_record: () => 'Son sus propios resultados. Debe importarlos otro administrador.',
    date_missing: () => 'Falta la fecha.',
    date_unreadable: (value) => `«${value}» no es una fecha como 2025-06-14.`,
    date_in_future: (value) => `${value} está en el futuro.`,
    date_too_old: (value) => `${value} fue hace más de diez años.`,
    score_missing: () => 'No hay resultado bruto ajustado ni diferencial.',
    number_unreadable: (value) => `«${value}» no es un número que pueda estar ahí.`,
    differential_out_of_range: (value) => `${value} no es un diferencial posible.`,
    differential_differs: (value) =>
      `${value} no puede ser el diferencial de este resultado, Valor de Campo y Slope.`,
    sign_unclear: (value) =>
      `«${value}» puede estar por encima o por debajo del valor de campo, porque la columna tiene signos más y menos. Escriba con un menos los resultados por debajo y sin signo los demás.`,
    holes_unreadable: (value) =>
      `«${value}» no son ni 9 ni 18 hoyos. Una hoja de cálculo convierte 1-9 en una fecha: escriba 9 o 18.`,
    nine_differential: (value) =>
      `${value} puede ser el diferencial solo de los nueve hoyos. Elija «Diferencial de 18 hoyos» para la columna que lo tiene de dieciocho.`,
    far_from_others: (value) => `${value} está lejos de los demás resultados de este jugador.`,
    nine_holes: () => 'Nueve hoyos necesitan el diferencial de dieciocho que se hizo con ellos.',
    name_too_long: (value) => `«${value}» es demasiado largo.`,
    score_twice: (_value, line) => `El mismo resultado ya está en la línea ${line}.`,
    score_on_record: () => 'Este resultado ya está en el registro del socio.',
    rating_missing: () => 'Faltan el Valor de Campo y el Slope, y no se nombran barras del club.',
    tee_unknown: (value) =>
      `El club no tiene unas únicas barras valoradas de 18 hoyos «${value}». Añada a la línea el Valor de Campo y el Slope.`,
    gender_missing: (value) =>
      `${value} tiene valores de hombres y de mujeres, y no se han elegido los del socio.`,
    slope_out_of_range: (value) => `Un Slope va de 55 a 155; ${value} no.`,
    course_rating_impossible: (value) => `${value} no es un Valor de Campo posible de dieciocho hoyos.`,
    pcc_out_of_range: (value) => `Un PCC va de -1 a 3; ${value} no.`,
    gross_impossible: (value) => `${value} no es un resultado posible de dieciocho hoyos.`,
  },
  farAsked: (count) =>
    plural('es', count, {
      one: 'Un resultado está lejos de los demás del jugador y no se importa. Puede ser una vuelta de nueve hoyos o de otra persona.',
      other:
        '# resultados están lejos de los demás de sus jugadores y no se importan. Pueden ser vueltas de nueve hoyos o de otra persona.',
    }),
  farRight: 'He comprobado los resultados lejanos: importarlos también',
  farTaken: 'También se importan los resultados que están lejos de los demás del jugador.',
  changes: 'Cómo cambian los índices',
  changesOf: (shown, players) =>
    shown < players
      ? `Cómo cambian los índices: los primeros ${shown} de ${players}`
      : 'Cómo cambian los índices',
  name: 'Nombre',
  scores: 'Resultados',
  indexBefore: 'Índice actual',
  indexAfter: 'Índice después',
  none: 'ninguno',
  doImport: (count) => plural('es', count, { one: 'Importar 1 resultado', other: 'Importar # resultados' }),
  imported: 'Resultados importados',
  importedOf: (scores, players) =>
    `${plural('es', scores, { one: '1 resultado', other: '# resultados' })} de ${plural('es', players, { one: '1 socio', other: '# socios' })}.`,
  count: (taken) => plural('es', taken, { one: '1 resultado', other: '# resultados' }),
  undoMeans:
    'Sus resultados salen de los registros, y los índices se calculan sin ellos. Las tarjetas jugadas desde entonces quedan como están.',
  undoDone: (removed) =>
    plural('es', removed, { one: '1 resultado eliminado', other: '# resultados eliminados' }),
} satisfies Translation<typeof scoreImportText>
