import type { Translation } from '../../catalogue.ts'
import type { keptHereText } from '../../en/offline/kept-here.ts'

export default {
  handedInHere: 'Entregada en este teléfono',
  goesWithSignal: 'Su tarjeta está en este teléfono y llegará al club cuando haya cobertura.',
  cardWaits: (card) =>
    `${card.name}, ${card.points === 1 ? '1 punto' : `${card.points} puntos`}. Llegará al club cuando haya cobertura.`,
  cannotStore:
    'Este teléfono no puede guardar la tarjeta ahora. Deje esta página abierta hasta que se envíe.',
  tryNow: 'Probar ahora',
  trying: 'Probando…',
  seeWaiting: 'Ver lo pendiente',
  takeBack: 'Recuperar la tarjeta',
  startedHere: (time) =>
    `Empezada en este teléfono, ${time}. El club confirmará su hándicap cuando haya cobertura.`,
  startRefused: 'El club no ha admitido esta vuelta',
  scoresSafe: 'Sus resultados están a salvo en este teléfono.',
  givenBack: 'El club ha devuelto esta tarjeta',
  handInAgain:
    'Se conserva todo lo que usted y su compañero escribieron. Revise la tarjeta y entréguela de nuevo.',
  photoCleared: 'El navegador ha borrado la foto de su tarjeta',
  photoGone: 'El resto de la tarjeta se conserva. Añada la foto otra vez o envíe la tarjeta sin ella.',
  corrected: 'Los datos del club no coinciden con los de este teléfono',
  wasOpen: (time) =>
    `Ya tenía abierta una vuelta en este campo, desde ${time}. Sus resultados están en ella.`,
  differs: (one) => `${one.what}: ${one.own} en este teléfono, ${one.club} en el club`,
  holesDiffer: (holes) => `El par o el hándicap del hoyo es otro en el club: ${holes}.`,
  scoresStay: 'Cuentan los datos del club. Sus resultados no cambian.',
  understood: 'Entendido',
  termNames: {
    handicapIndex: 'Índice de Hándicap',
    tee: 'Barras',
    rating: 'Valor de campo',
    slope: 'Valor slope',
    par: 'Par',
    allowance: 'Porcentaje de hándicap',
    courseHandicap: 'Hándicap de campo',
    playingHandicap: 'Hándicap de juego',
    stablefordTable: 'Puntos',
  },

  title: 'Lo pendiente en este teléfono',
  nothing: 'No hay nada pendiente. El club tiene todo lo que anotó aquí.',
  since: (time) => `desde ${time}`,
  aRound: 'Una vuelta',
  aStart: 'Inicio de la vuelta',
  scores: (holes) => `Resultados: ${holes}`,
  aHandIn: 'La tarjeta firmada',
  withPhoto: 'La tarjeta firmada, con su foto',
  waits: 'Espera cobertura',
  waitsForPart: 'Espera a lo anterior',
  sending: 'Enviando',
  refused: 'No admitido',
  signedOut: 'Inicie sesión y llegará al club.',
  openCard: 'Abrir la tarjeta',
  sendAgain: 'Enviar de nuevo',
  remove: 'Quitar de este teléfono',
  removeSure: 'Sí, quitarlo para siempre',
  removedMeans: 'El club no lo tiene. Si lo quita, se pierde.',

  storage: 'En este teléfono',
  persisted: 'El navegador conserva las tarjetas sin enviar hasta que las quite.',
  notPersisted:
    'El navegador puede borrar lo pendiente si el teléfono se queda sin espacio. Ayuda instalar la aplicación o usarla a menudo.',
  unknownKeeping: 'Este navegador no dice si conserva lo pendiente.',
  room: (room) => `${room.used} usados, unos ${room.free} libres.`,
  askToKeep: 'Pedir al navegador que lo conserve',
  waitsHere: (what) => `${what}: aún no está en el club.`,

  wasOpenAlready:
    'Ya tenía abierta una vuelta en este campo. Sus resultados están ahora en ella. Revísela y entréguela.',
  unsentCards: 'Tarjetas sin enviar',
  somethingWaits: 'Una tarjeta espera cobertura en este teléfono.',
  somethingNeedsYou: 'El club no ha admitido una tarjeta o una vuelta. Se conserva en este teléfono.',

  lastKnown: (time) => `Datos de ${time}`,
} satisfies Translation<typeof keptHereText>
