import type { Translation } from '../../catalogue.ts'
import type { leaderboardTeamsText } from '../../en/competition/leaderboard-teams.ts'
import { plural } from '../../plural.ts'

const scores = (count: number) => plural('es', count, { one: '# resultado', other: '# resultados' })

export default {
  title: 'Equipos',
  failed: 'No se han podido cargar los equipos',
  terms: (size, counting) =>
    `Equipos de ${size}; en cada hoyo ${counting === 1 ? 'cuenta el mejor resultado' : `cuentan los ${counting} mejores resultados`}.`,
  joinBelow: 'Únase a uno de los siguientes, o forme uno para que otros se unan.',
  none: 'Todavía no hay equipos',
  noneManage: 'Sortee los equipos entre los inscritos, o fórmelos uno a uno.',
  noneForm: 'Forme el primero.',
  noneWait: 'Aparecerán aquí en cuanto se formen.',
  without: (count) => `Todavía sin equipo: ${count}`,
  make: 'Formar un equipo',
  makeManage: (size) => `Elija hasta ${size} jugadores; puede añadir otros más tarde.`,
  makeForm: 'Usted forma parte de él, y otros pueden unirse.',
  makeTeam: 'Formar equipo',
  making: 'Formando…',
  made: 'Equipo formado',
  notMade: 'No se ha formado el equipo',
  name: 'Nombre del equipo',
  nameMissing: 'El nombre del equipo es obligatorio.',
  players: (chosen, size) => `Jugadores: ${chosen} de ${size}`,
  allIn: 'Todos los inscritos tienen equipo.',
  nobodyEntered: 'No hay nadie inscrito.',
  draw: 'Sortear equipos',
  drawing: 'Sorteando…',
  drawn: 'Equipos sorteados',
  count: (teams) => plural('es', teams, { one: '# equipo', other: '# equipos' }),
  notDrawn: 'No se han sorteado los equipos',
  tryAgain: 'Inténtelo de nuevo.',
  taken: (members, size) => `${members} de ${size}`,
  leave: 'Dejar',
  leaveNamed: (team) => `Dejar ${team}`,
  takeOut: (player, team) => `Sacar a ${player} de ${team}`,
  blind: (player) =>
    `${player}, de otro equipo, también cuenta aquí como comodín, porque al equipo le falta un jugador.`,
  join: 'Unirse',
  joining: 'Uniéndose…',
  joinNamed: (team) => `Unirse a ${team}`,
  add: 'Añadir un jugador…',
  addTo: (team) => `Añadir un jugador a ${team}`,
  changeFailed: 'No ha funcionado. Inténtelo de nuevo.',
  joined: (team) => `Se ha unido a ${team}`,
  gone: (team) => `${team} ya no existe`,
  left: (team) => `Ha dejado ${team}`,
  row: (players, counting) =>
    `${plural('es', players, { one: '# jugador', other: '# jugadores' })}, ${counting === 1 ? 'cuenta el mejor' : `cuentan los ${counting} mejores`}`,
  detail: {
    notStarted: 'Nadie del equipo ha empezado.',
    pointsByHole: (team) => `${team}, puntos por hoyo`,
    netByHole: (team) => `${team}, resultados netos por hoyo`,
    hole: 'Hoyo',
    counted: 'Aporta',
    team: 'Equipo',
    countsMark: 'cuenta',
    pointsNote: (counting) =>
      `Puntos; cuentan los marcados: los mejores de cada hoyo (${counting}). Un resultado que falta vale 0.`,
    netNote: (counting) =>
      `Resultados netos; cuentan los marcados: los mejores de cada hoyo (${counting}). Un hoyo con menos de ${scores(counting)} no da resultado de equipo.`,
    blind: 'comodín, juega para otro equipo',
    playsOff: (handicap) => `juega con ${handicap}`,
    complete: 'tarjeta terminada',
    thru: (holes) => `hoyo ${holes}`,
    notOut: 'sin empezar',
  },
} satisfies Translation<typeof leaderboardTeamsText>
