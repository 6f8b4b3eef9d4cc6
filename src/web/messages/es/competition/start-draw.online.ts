import type { Translation } from '../../catalogue.ts'
import { spanishDay, spanishDays } from '../../spanish-day.ts'
import type { startDrawText } from '../../en/competition/start-draw.online.ts'

const count = (many: number, one: string, other: string) => `${many} ${many === 1 ? one : other}`

export default {
  title: 'Sorteo y orden de salida',
  loadFailed: 'No se ha podido cargar el sorteo',
  nobody: 'Todavía no hay nadie inscrito',
  nobodyNote: 'Los grupos se sortean entre las personas inscritas.',
  notDrawn: 'Todavía no hay grupos',
  notDrawnNote: (players: number) =>
    `${count(players, 'persona inscrita', 'personas inscritas')}. Sortee los grupos y mueva después a quien quiera.`,
  draw: 'Sortear los grupos',
  drawAgain: 'Volver a sortear',
  drawing: 'Sorteando…',
  drawFailed: 'No se han podido sortear los grupos',
  drawnFrom: 'El sorteo tiene en cuenta los deseos de abajo, donde se pueden cumplir.',
  replaces: 'Los grupos actuales se sustituyen. Puede deshacerlo.',
  replacesPublished: 'Los jugadores han visto el orden de salida. Ven el nuevo cuando lo publique.',
  kind: 'Dónde salen los grupos',
  kinds: {
    one_tee: 'Hoyo 1',
    two_tees: 'Hoyos 1 y 10',
    shotgun: 'Al tiro: todos a la vez, en todos los hoyos',
  },
  size: 'Jugadores por grupo',
  firstAt: 'Primera salida, hora del club',
  firstMissing: 'Indique cuándo sale el primer grupo.',
  interval: 'Minutos entre grupos',
  order: 'Orden',
  orders: {
    handicap_low: 'Índice de Hándicap, primero los bajos',
    handicap_high: 'Índice de Hándicap, primero los altos',
    random: 'Al azar',
    entered: 'Por orden de inscripción',
    result: 'Por el resultado hasta ahora, los líderes al final',
  },
  round: 'Vuelta',
  roundByDay: 'Según el día y las tarjetas',
  roundNumber: (round: number) => `Vuelta ${round}`,
  seed: 'Número del sorteo al azar',
  seedHint: 'El mismo número y las mismas inscripciones dan el mismo sorteo; cualquiera puede repetirlo.',
  breakAt: (number: number) => (number === 1 ? 'Pausa desde las' : `Pausa ${number} desde las`),
  breakMinutes: (number: number) =>
    number === 1 ? 'Duración de la pausa en minutos' : `Duración de la pausa ${number} en minutos`,
  anotherBreak: 'Otra pausa',
  breakHint: 'En ella no sale nadie. Déjelo vacío si no hay pausa.',
  preview: (groups: number, first: string, last: string) =>
    first === last
      ? `${count(groups, 'grupo', 'grupos')}, a las ${first}`
      : `${count(groups, 'grupo', 'grupos')}, de ${first} a ${last}`,
  previewSizes: (sizes: readonly { size: number; groups: number }[]) =>
    sizes.map(({ size, groups }) => `${groups} de ${size}`).join(' y '),
  previewFaults: {
    too_many_groups: 'Una salida al tiro tiene dos plazas por hoyo, y hay más grupos.',
    no_tenth_hole: 'Este campo no tiene hoyo 10 desde el que salir.',
    no_first_hole: 'Solo se juegan los segundos nueve: nadie sale del hoyo 1.',
    past_midnight: 'Los últimos grupos saldrían después de medianoche.',
  },
  drawn: 'Los grupos están sorteados',
  groups: 'Grupos',
  drawnBy: (order: string, seed: number | null) =>
    seed === null ? `Sorteo: ${order}` : `Sorteo: ${order}, número ${seed}`,
  group: (number: number) => `Grupo ${number}`,
  hole: (hole: string) => `hoyo ${hole}`,
  start: (time: string, hole: string) => `${time}, hoyo ${hole}`,
  empty: 'Esta salida está libre',
  changeStart: 'Cambiar la salida',
  changeStartOf: (group: string) => `Cambiar la salida de ${group}`,
  startOf: (group: string) => `Salida de ${group}`,
  startDay: 'Día',
  startTime: 'Hora del club',
  startHole: 'Hoyo de salida',
  saveStart: 'Cambiar la salida',
  startMissing: 'Indique cuándo sale el grupo.',
  startTaken: 'Otro grupo sale de ahí a esa hora. Elija otra hora u otro hoyo.',
  startNotChanged: 'La salida no se ha cambiado',
  alone: 'Una persona sola',
  waiting: 'Sin salida',
  waitingNote: 'Se inscribieron después del sorteo o se sacaron de su grupo.',
  fill: 'Llenar los huecos',
  how: 'Elija a una persona y después a otra para intercambiarlas, o un grupo para ponerla ahí. También con las flechas, o arrastrando por el asa.',
  chosen: (name: string) => `Ha elegido a ${name}.`,
  up: 'Subir',
  down: 'Bajar',
  upOf: (name: string) => `Subir a ${name}`,
  downOf: (name: string) => `Bajar a ${name}`,
  takeOut: 'Sacar',
  takeOutOf: (name: string) => `Sacar a ${name} del grupo`,
  wishOf: (name: string) => `Lo que pidió ${name}`,
  wish: 'Deseo',
  done: 'Listo',
  putHere: 'Poner aquí',
  putInto: (name: string, group: string) => `Poner a ${name} en ${group}`,
  swapWith: (name: string, other: string) => `Intercambiar a ${name} con ${other}`,
  full: 'Juegan juntas cuatro personas como mucho. Elija a una de ellas para intercambiarlas.',
  isNow: (name: string, group: string, place: number) => `${name} está ahora en ${group}, lugar ${place}.`,
  nowHas: ({ number, size }) =>
    size === 0
      ? `El grupo ${number} queda sin jugadores.`
      : `El grupo ${number} queda con ${size === 1 ? '1 jugador' : `${size} jugadores`}.`,
  isOut: (name: string) => `${name} está sin salida.`,
  undo: 'Deshacer',
  undone: 'Deshecho.',
  saving: 'Guardando…',
  saved: 'Guardado',
  saveFailed: 'El cambio no está guardado',
  tryAgain: 'Reintentar',
  conflictTitle: 'Otra persona ha cambiado el sorteo mientras tanto',
  conflict: 'Su cambio no está guardado. Mire el otro o guarde el suyo.',
  takeTheirs: 'Mostrar el otro',
  keepMine: 'Poner el mío',
  wishes: 'Deseos',
  noWishes: 'Nadie ha pedido nada.',
  addWish: 'Añadir un deseo',
  editWish: (name: string) => `Cambiar el deseo de ${name}`,
  player: 'Jugador',
  choosePlayer: 'Elija a una persona',
  playerMissing: 'Elija de quién es el deseo.',
  withFirst: 'Quiere jugar con',
  withMore: 'Y con',
  noOne: 'Nadie en particular',
  notBefore: 'No antes de',
  notAfter: 'No después de',
  saveWish: 'Guardar el deseo',
  savingWish: 'Guardando…',
  wishFailed: 'No se ha podido guardar el deseo',
  asksWith: (names: string) => `con ${names}`,
  asksBefore: (time: string) => `no antes de las ${time}`,
  asksAfter: (time: string) => `no después de las ${time}`,
  kept: 'Cumplido',
  notKept: 'No cumplido',
  faults: {
    not_drawn: 'el jugador que pidió no tiene salida',
    too_many: 'son demasiados para un solo grupo',
    times_differ: 'quieren jugar juntos a horas distintas',
    no_such_time: 'ningún grupo sale a esa hora',
    no_place: 'las plazas estaban ocupadas; mueva a alguien para cumplirlo',
  },
  mismatchTitle: 'El sorteo ya no corresponde a la competición',
  mismatch: (mismatch) => {
    switch (mismatch.of) {
      case 'day':
        return `Las salidas de este sorteo son el ${spanishDay(mismatch.drawn, mismatch.first, mismatch.last)}; la competición es ${spanishDays(mismatch, mismatch.drawn)}.`
      case 'hole':
        return `Este sorteo tiene un grupo que sale del hoyo ${mismatch.drawn}; el campo tiene ${mismatch.holes} hoyos.`
      case 'round':
        return `Este sorteo es de la vuelta ${mismatch.drawn}; la competición tiene ${count(mismatch.rounds, 'vuelta', 'vueltas')}.`
    }
  },
  mismatchDraw: 'Así no se puede mostrar a los jugadores. Vuelva a sortear o cambie abajo las salidas.',
  mismatchAsk:
    'Así no se puede mostrar a los jugadores. Cambie abajo las salidas o pida a un administrador que vuelva a sortear.',
  outside: {
    before: (start: string, from: string) =>
      `Primera salida: ${start}. Inicio de la competición: ${from}. Antes nadie puede empezar una tarjeta: cambie estas salidas o el inicio de la competición.`,
    after: (start: string, to: string) =>
      `Última salida: ${start}. Fin de la competición: ${to}. Después nadie puede empezar una tarjeta: cambie estas salidas o el fin de la competición.`,
  },
  mismatchField: {
    day: 'Elija una hora de un día de la competición.',
    hole: 'Elija un hoyo del campo.',
    round: 'Elija una de sus vueltas.',
  },
  notPublished: 'Los jugadores todavía no ven el orden de salida.',
  published: (when: string) => `Los jugadores ven el orden de salida, publicado ${when}.`,
  changed: (players: number) =>
    `${count(players, 'persona tiene', 'personas tienen')} otra salida desde entonces.`,
  publish: 'Publicar',
  publishChanges: 'Publicar los cambios',
  publishing: 'Publicando…',
  publishFailed: 'No se ha podido publicar el orden de salida',
  publishedNow: 'El orden de salida está publicado',
  publishTitle: '¿Publicar el orden de salida?',
  publishText: (told: number, onPaper: number) =>
    told + onPaper === 0
      ? 'No ha cambiado la salida de nadie, así que no se avisa a nadie.'
      : [
          ...(told > 0
            ? [
                `Se avisa en la aplicación a ${count(told, 'persona', 'personas')} de su hora, hoyo y compañeros.`,
              ]
            : []),
          ...(onPaper > 0
            ? [
                `${count(onPaper, 'persona no tiene', 'personas no tienen')} cuenta: imprima el orden de salida.`,
              ]
            : []),
        ].join(' '),
  publishWaiting: (players: number) => `${count(players, 'persona sigue', 'personas siguen')} sin salida.`,
  delay: 'Retrasar salidas',
  delayTitle: 'Retrasar las salidas',
  delayBy: 'Cuánto',
  minutes: (minutes: number) => count(minutes, 'minuto', 'minutos'),
  otherMinutes: 'Otro',
  howMany: 'Minutos',
  howManyMissing: (most: number) => `Indique de 1 a ${most} minutos.`,
  direction: 'En qué sentido',
  later: 'Más tarde',
  earlier: 'Antes',
  delayFrom: 'Qué grupos',
  allToCome: 'Todos los que aún tienen que salir',
  fromStart: (time: string) => `Todos los que no han salido, desde las ${time}`,
  delayKeeps:
    'Los grupos que ya han salido conservan su hora. Un grupo ha salido en cuanto uno de sus jugadores tiene un resultado.',
  delayTells:
    'Los jugadores ven las nuevas horas enseguida, y quienes tienen cuenta reciben un aviso en la aplicación. No hace falta volver a publicar el orden de salida.',
  delayHidden: 'Los jugadores aún no ven el orden de salida, así que no se avisa a nadie.',
  doDelay: (minutes: number) => `Retrasar ${count(minutes, 'minuto', 'minutos')}`,
  doEarlier: (minutes: number) => `Adelantar ${count(minutes, 'minuto', 'minutos')}`,
  delaying: 'Cambiando las salidas…',
  delayFailed: 'No se han cambiado las salidas',
  delayConflict:
    'Otra persona ha cambiado el sorteo. Lo ve como está ahora. Pulse otra vez para cambiar las salidas.',
  delayFaults: {
    past_midnight: 'Los últimos grupos saldrían otro día.',
    in_past: 'El primero de estos grupos saldría a una hora que ya ha pasado.',
    same_start: 'Dos grupos saldrían a la misma hora del mismo hoyo.',
  },
  delayedTitle: (minutes: number, groups: number) =>
    groups === 0
      ? 'No se ha cambiado ninguna salida'
      : `${count(groups, 'grupo sale', 'grupos salen')} ${count(Math.abs(minutes), 'minuto', 'minutos')} ${minutes < 0 ? 'antes' : 'más tarde'}`,
  delayedTeedOff: (groups: number) =>
    `${count(groups, 'grupo ya ha salido y conserva su hora', 'grupos ya han salido y conservan su hora')}.`,
  delayedTold: (players: number) =>
    `${count(players, 'jugador ha recibido', 'jugadores han recibido')} un aviso en la aplicación.`,
  delayedOnPaper: (players: number) =>
    `${count(players, 'jugador no tiene', 'jugadores no tienen')} cuenta: avíseles o imprima el orden de salida.`,
  takeDelayBack: 'Deshacer el cambio de hora',
  takeBack: 'Retirar',
  takeBackTitle: '¿Retirar el orden de salida?',
  takeBackText:
    'Los jugadores dejan de verlo. Cuando lo publique de nuevo, se avisa en la aplicación a quienes tengan otra salida.',
  takingBack: 'Retirando…',
  takeBackFailed: 'No se ha podido retirar el orden de salida',
  takenBack: 'Los jugadores ya no ven el orden de salida',
  openSheet: 'Orden de salida',
} satisfies Translation<typeof startDrawText>
