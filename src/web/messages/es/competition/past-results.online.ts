import type { Translation } from '../../catalogue.ts'
import type { pastResultsText } from '../../en/competition/past-results.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Resultados de años pasados',
  lead: 'Resultados de competiciones jugadas antes de que el club usara Scoreclub. No cuentan para ningún hándicap.',
  back: 'Campeones del club',
  backToList: 'Resultados de años pasados',
  add: 'Añadir un resultado',
  loadFailed: 'No se han podido cargar los resultados',
  none: 'Todavía no hay resultados',
  noneNote: 'Su club no ha añadido ninguno.',
  noneNoteAdmin: 'Pegue una tabla de resultados o elija un archivo.',
  noClub: 'Todavía no pertenece a un club',
  noClubNote: 'Únase a un club para ver sus resultados.',
  of: (winners: string, players: number) =>
    [winners, plural('es', players, { one: '1 jugador', other: '# jugadores' })]
      .filter((part) => part !== '')
      .join(' · '),
  together: (names: readonly string[]) => names.join(' y '),
  placeOf: (place: string, players: number) => `${place} de ${players}`,
  scoreOf: (score: number, figure: 'net' | 'points' | 'gross') =>
    figure === 'points' ? `${score} puntos` : figure === 'net' ? `${score} neto` : `${score} bruto`,
  paste: 'Pegue aquí la tabla',
  pasteHint:
    'Copiada de una página, una hoja de cálculo o un correo, con la línea de títulos: Puesto, Jugador, Resultado.',
  read: 'Leer la tabla',
  reading: 'Leyendo…',
  readFailed: 'No se ha podido leer la tabla',
  faults: {
    letters_unclear:
      'Las letras de este archivo se pueden leer de varias maneras. Guárdelo como XLSX o pegue la tabla.',
    no_result_table:
      'Aquí no hay una tabla de resultados. Necesita una línea de títulos como Puesto, Jugador y Resultado.',
    too_many_players: 'Un resultado tiene 500 jugadores como máximo.',
  },
  otherFault: 'Este archivo no se puede leer. Guárdelo como XLSX o CSV, o pegue la tabla.',
  file: 'O como archivo',
  chooseFile: 'Elegir archivo',
  fileHint: 'CSV, texto o XLSX. El orden de las columnas no importa.',
  sheetRead: (sheet: string) =>
    `El libro tiene varias hojas. Esta es «${sheet}». Si la tabla está en otra, péguela.`,
  hiddenRows: (count: number) =>
    plural('es', count, {
      one: 'También se ha leído 1 fila que la hoja de cálculo oculta.',
      other: 'También se han leído # filas que la hoja de cálculo oculta.',
    }),
  leftOut: (headings: readonly string[]) => `Columnas que no se toman: ${headings.join(', ')}.`,
  name: 'Competición',
  nameHint: 'Como la llama el club: «Medal de marzo».',
  day: 'Día',
  figure: 'Qué es el resultado',
  figures: { net: 'Golpes netos', points: 'Puntos Stableford', gross: 'Golpes brutos' },
  figureHint: 'La tabla no lo dice.',
  chooseFigure: 'Elija qué es el resultado',
  rows: (count: number) => plural('es', count, { one: '1 jugador', other: '# jugadores' }),
  rowsLabel: 'Jugadores de la tabla',
  line: 'Línea',
  place: 'Puesto',
  player: 'Jugador',
  handicap: 'Hándicap',
  gross: 'Bruto',
  scores: { net: 'Neto', points: 'Puntos', gross: 'Resultado', unknown: 'Resultado' },
  countback: 'Desempate',
  member: 'Socio del club',
  memberOf: (name: string) => `Socio del club: ${name}`,
  nobody: 'Nadie de la lista de socios',
  chooseMember: 'Elija…',
  remembered: 'Como eligió la otra vez',
  outcomes: { no_return: 'No entregada', withdrawn: 'Retirado', disqualified: 'Descalificado' },
  questions: 'Revise estas líneas',
  questionsLead: 'Algo no cuadra o no se ha podido leer. Nada se adivina: diga usted cómo es.',
  ofLine: (line: number) => `Línea ${line}`,
  ofTable: 'Toda la tabla',
  ask: {
    line_unread: (value: string) => `«${value}» no se ha leído como jugador.`,
    name_missing: () => 'Falta el nombre.',
    name_twice: (value: string, other: number) => `${value} está también en la línea ${other}.`,
    place_unread: (value: string) => `«${value}» no es un puesto.`,
    place_missing: () => 'Falta el puesto y nada dice por qué.',
    place_order: (value: string) => `El puesto ${value} no sigue a los anteriores.`,
    place_alone: (value: string) => `El puesto ${value} figura como compartido, pero nadie más lo tiene.`,
    tie_differs: (value: string, other: number) =>
      `Comparte el puesto con la línea ${other}, pero su resultado es ${value}.`,
    score_unread: (value: string) => `«${value}» no es un resultado ni NR, WD o DQ.`,
    score_missing: () => 'Falta el resultado y nada dice por qué.',
    score_order: (value: string, other: number) =>
      `El resultado ${value} es mejor que el de la línea ${other}, que está por encima.`,
    score_range: (value: string) => `${value} es un resultado poco común.`,
    sum_differs: (value: string) => `${value} no cuadra.`,
    figures_differ: (value: string) => `Las columnas no coinciden: ${value}`,
    handicap_unread: (value: string) => `«${value}» no es un hándicap.`,
    outcome_unread: (value: string) => `La observación «${value}» no se guardará.`,
    outcome_with_score: (value: string) => `Hay un resultado, ${value}, y también NR, WD o DQ.`,
    count_differs: (value: string, count: number) =>
      `La tabla dice «${value}», pero ${plural('es', count, { one: 'se ha leído 1 jugador', other: 'se han leído # jugadores' })}.`,
    places_made: () => 'La tabla no tiene puestos. Se han hecho a partir de los resultados.',
  },
  answer: (line: string) => `Cómo es: ${line}`,
  choose: 'Elija…',
  keep: 'Está bien como se muestra',
  checked: 'Lo he comprobado',
  leave: 'No tomar esta línea',
  notPlayer: 'Esta línea no es un jugador',
  save: 'Guardar el resultado',
  saving: 'Guardando…',
  saved: 'Resultado guardado',
  saveFailed: 'No se ha podido guardar el resultado',
  missing: {
    name: 'Escriba el nombre de la competición.',
    day: 'Indique el día en que se jugó.',
    figure: 'Elija qué es el resultado.',
    questions: (count: number) =>
      plural('es', count, {
        one: 'Responda a la pregunta de arriba.',
        other: 'Responda a las # preguntas de arriba.',
      }),
    members: (count: number) =>
      plural('es', count, {
        one: 'Elija quién es uno de los nombres.',
        other: 'Elija quiénes son # de los nombres.',
      }),
  },
  remove: 'Quitar este resultado',
  removeTitle: '¿Quitar este resultado?',
  removeText: 'Los campeones que se añadieron a partir de él siguen en la lista de campeones.',
  removing: 'Quitando…',
  removed: 'Resultado quitado',
  removeFailed: 'No se ha podido quitar el resultado',
  toChampions: 'Añadir al ganador a los campeones',
  notFound: 'Este resultado ya no existe',
} satisfies Translation<typeof pastResultsText>
