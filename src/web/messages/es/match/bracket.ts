import type { Translation } from '../../catalogue.ts'
import type { bracketText } from '../../en/match/bracket.ts'
import { plural } from '../../plural.ts'

const players = (count: number) => plural('es', count, { one: '# jugador', other: '# jugadores' })
const enteredText = (count: number) =>
  plural('es', count, { one: '# jugador inscrito', other: '# jugadores inscritos' })

/** The rules name rounds in English; "Round 3" and the sides keep their shape. */
const rounds: readonly [RegExp, string][] = [
  [/^Plate Quarter-Final$/, 'Consolación, cuartos de final'],
  [/^Plate Semi-Final$/, 'Consolación, semifinal'],
  [/^Plate Final$/, 'Consolación, final'],
  [/^Plate Round (\d+)$/, 'Consolación, ronda $1'],
  [/^Grand Final, second match$/, 'Gran final, segundo partido'],
  [/^Grand Final$/, 'Gran final'],
  [/^Third Place$/, 'Tercer puesto'],
  [/^Winners’ Final$/, 'Final de ganadores'],
  [/^Losers’ Final$/, 'Final de perdedores'],
  [/^Winners’ Round (\d+)$/, 'Ganadores, ronda $1'],
  [/^Losers’ Round (\d+)$/, 'Perdedores, ronda $1'],
  [/^Quarter-Final$/, 'Cuartos de final'],
  [/^Semi-Final$/, 'Semifinal'],
  [/^Round (\d+)$/, 'Ronda $1'],
]

export default {
  title: 'Cuadro',
  fromClub: 'Del club',
  kind: 'Match Play',
  noDate: 'Por decidir',
  back: 'Volver',
  backToCompetitions: 'Volver a las competiciones',
  print: 'Imprimir',
  competitionFailed: 'No se han podido cargar los datos de la competición.',
  failed: 'No se ha podido cargar el cuadro.',
  stale: 'Ahora no se pueden cargar los últimos resultados. Ve el cuadro de la última vez.',
  updated: (time) => `Actualizado ${time}`,
  polling: 'cada 15 s',
  printedAt: (time) => `A fecha de ${time}`,
  empty: 'Todavía no hay cuadro',
  entered: (count) => `${enteredText(count)}.`,
  whenAllIn: 'Genere el cuadro cuando se hayan inscrito todos.',
  needsTwo: 'Para el sorteo hacen falta al menos dos.',
  waiting: 'Los partidos aparecerán aquí cuando el club haya hecho el sorteo.',
  champion: 'Campeón',
  straight: (names) => `Exentos en la primera ronda: ${names}`,
  late: (names) => `Inscritos después del sorteo: ${names}.`,
  drawAgainForLate: 'Repita el sorteo para incluirlos.',
  rounds: 'Rondas',
  yourMatch: {
    title: (round: string) => `Su partido · ${round}`,
    against: (opponent: string) => `Juega contra ${opponent}`,
    againstWinner: (number: number) => `Juega contra el ganador del partido ${number}`,
    againstLoser: (number: number) => `Juega contra el perdedor del partido ${number}`,
    show: 'Ver en el cuadro',
  },
  sides: {
    draw: 'Cuadro',
    winners: 'Lado de ganadores',
    losers: 'Lado de perdedores',
    finals: 'Finales',
    plate: 'Consolación',
  },
  roundName: (english) => {
    const found = rounds.find(([pattern]) => pattern.test(english))
    return found ? english.replace(...found) : english
  },
  how: {
    players,
    handicap: 'cabezas de serie por hándicap',
    random: (seed) => `por sorteo (número ${seed})`,
    given: 'cabezas de serie del club',
    appendix_c: 'golpes por la diferencia de Hándicaps de Juego',
    england_2024: 'golpes por la diferencia de Hándicaps de Campo (Inglaterra)',
    played: (count) => plural('es', count, { one: '# partido jugado', other: '# partidos jugados' }),
  },
  match: {
    number: (number) => `Partido ${number}`,
    named: (number, round) => `Partido ${number}, ${round}`,
    described: (round, number) => `${round}, partido ${number}`,
    unknown: 'Aún por conocer',
    winnerOf: (number) => `Ganador del partido ${number}`,
    loserOf: (number) => `Perdedor del partido ${number}`,
    notNeeded: 'No hace falta',
    ifNeeded: 'Si hace falta',
    wasNotNeeded: 'El campeón de ganadores ganó el primer partido.',
    whenNeeded: 'Se juega si el campeón de perdedores gana el primer partido.',
    seed: 'Cabeza de serie',
    you: 'Usted',
    winner: 'Ganador',
  },
  draw: {
    generate: 'Generar cuadro',
    again: 'Repetir el sorteo',
  },
  record: {
    title: 'Registrar resultado',
    of: (number) => `Registrar el resultado del partido ${number}`,
    winner: 'Ganador',
    chooseWinner: 'Elija al ganador.',
    result: 'Resultado',
    resultMissing: 'El resultado es obligatorio.',
    hint: 'Escríbalo así: 3&2, 1 up, 19th, w/o, conceded o dq.',
    isRevised: 'El resultado del partido se ajustó por una infracción',
    revisedNote: 'Un hoyo por cada hoyo con infracción, dos como máximo (Regla 4.1b).',
    save: 'Guardar resultado',
    done: 'Resultado registrado',
    notDone: 'No se ha registrado',
    failed: 'No se ha podido registrar el resultado. Inténtelo de nuevo.',
    itSays: (winner, result) => `Registrado: ${winner}, ${result}.`,
  },
  undo: {
    title: 'Deshacer resultado',
    of: (number) => `Deshacer el resultado del partido ${number}`,
    keep: 'Conservarlo',
    later: 'Deshacer también los posteriores',
    busy: 'Deshaciendo…',
    done: (number) => `Resultado del partido ${number} deshecho`,
    theWinner: 'El ganador',
    what: (winner, result) =>
      `${winner} ganó ${result}. El partido se vuelve a abrir, y el siguiente rival queda por conocer hasta que registre un resultado.`,
    laterPlayed: 'Se ha jugado un partido posterior',
    laterNote:
      'Depende de este resultado. Deshaga primero el partido posterior, o deshaga todos los que siguieron.',
    notDone: 'No se ha deshecho',
    failed: 'No se ha podido deshacer el resultado. Inténtelo de nuevo.',
  },
} satisfies Translation<typeof bracketText>
