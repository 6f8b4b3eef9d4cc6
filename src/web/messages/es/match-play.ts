import type { Translation } from '../catalogue.ts'
import type { matchPlayText } from '../en/match-play.ts'
import { plural } from '../plural.ts'

const holes = (count: number) => plural('es', count, { one: '# hoyo', other: '# hoyos' })

export default {
  versus: (one, other) => `${one} – ${other}`,
  club: 'El club',
  you: 'Usted',
  back: 'Cuadro',
  failed: 'No se pudo cargar la tarjeta del partido.',
  notReady: 'Todavía no hay tarjeta: no se sabe quién juega este partido.',
  leaderUp: (name, up) => `${name} ${up} arriba`,
  level: 'Empatados',
  before: 'Antes del primer hoyo',
  toPlay: (left) => `a falta de ${holes(left)}`,
  afterExtra: (hole) => `tras ${holes(hole)}`,
  thru: (thru) => `tras ${holes(thru)}`,
  isDormie: 'Dormie',
  extra: 'Hoyos adicionales: el partido sigue hasta que alguien gane un hoyo.',
  open1: (numbers) =>
    `Falta el resultado del hoyo ${numbers}. El partido se cierra cuando lo tienen todos los hoyos hasta su final.`,
  noStrokes: 'No se dan golpes.',
  holeTitle: (hole) => `Hoyo ${hole}`,
  extraHole: (hole, course) => `Hoyo ${hole} (otra vez el ${course})`,
  par: (par) => `Par ${par}`,
  pars: (a, b) => `Par ${a} / ${b}`,
  strokeIndex: (index) => `Hándicap del hoyo ${index}`,
  strokeIndexes: (a, b) => `Hándicap del hoyo ${a} / ${b}`,
  receives: (name, count) =>
    plural('es', count, { one: `${name} recibe # golpe aquí.`, other: `${name} recibe # golpes aquí.` }),
  previous: 'Hoyo anterior',
  next: 'Hoyo siguiente',
  who: '¿Quién ganó el hoyo?',
  wonHole: (name) => `Ganó ${name}`,
  halved: 'Empate',
  concedes: (name) => `${name} concede el hoyo`,
  more: 'Concedido, o por golpes',
  strokesOf: (name) => `Golpes de ${name}`,
  pickedUp: 'Levantó la bola',
  saveStrokes: 'Calcular el hoyo',
  strokesMissing: 'Escriba los golpes de al menos una persona.',
  takeBack: 'Retirar lo que ha dicho',
  holes: 'Hoyos',
  hole: 'Hoyo',
  result: 'Resultado',
  said: {
    won: (name) => `ganó ${name}`,
    halved: 'empatado',
    conceded: (name) => `${name} lo concedió`,
    strokes: (a, b) => `${a} a ${b}`,
    nothing: 'nada',
  },
  nothingYet: 'Sin resultado',
  differsBadge: 'No coincide',
  differs: {
    title: (hole) => `Hoyo ${hole}: no dicen lo mismo`,
    titleForOthers: (hole) => `Hoyo ${hole}: los jugadores no dicen lo mismo`,
    says: (who, what) => `${who}: ${what}.`,
    counts: 'Hasta que uno acepte lo del otro, el hoyo no cuenta para nadie.',
    countsForOthers: 'Hasta que uno acepte lo del otro, el hoyo no cuenta para nadie.',
    endingNote: 'Si el partido sigue, dígalo aquí; quien anotó el final lo retira de la misma manera.',
    take: (who) => `Aceptar lo que dice ${who}`,
    keep: 'Si lo suyo es correcto, la otra persona lo acepta en su teléfono.',
    ending: 'No dicen lo mismo sobre cómo terminó el partido.',
    takeGoesOn: 'El partido sigue',
  },
  over: {
    title: 'El partido ha terminado',
    confirm: (result) => `Confirmar ${result}`,
    confirmed: (who) => `Confirmado: ${who}.`,
    you: 'Lo ha confirmado. Se anota cuando lo confirme también la otra persona.',
    note: 'Cuando lo han confirmado los dos, el resultado se anota y quien ganó avanza. Hasta entonces se puede corregir un hoyo.',
    noteForClub: 'Su confirmación lo anota por los dos.',
    recorded: 'El resultado está anotado.',
  },
  end: {
    title: 'Terminar el partido antes',
    concede: 'Conceder el partido',
    concedeFor: (name) => `${name} concede el partido`,
    absent: (name) => `${name} no vino o se retira`,
    sure: (winner) =>
      `Gana el partido ${winner}. Una concesión no se puede retirar una vez anotada (Regla 3.2b).`,
    goesOn: 'Fue un error: el partido sigue',
  },
  waiting: (count) =>
    plural('es', count, {
      one: '# anotación espera en este teléfono y se envía cuando haya conexión.',
      other: '# anotaciones esperan en este teléfono y se envían cuando haya conexión.',
    }),
  waitsForSignIn: 'Se envía cuando vuelva a iniciar sesión.',
  unstored:
    'Este teléfono no pudo guardar la última anotación. Deje esta página abierta hasta que se haya enviado.',
  refused: {
    title: 'El club no ha aceptado lo que ha anotado',
    remove: 'Quitar estas anotaciones',
  },
} satisfies Translation<typeof matchPlayText>
