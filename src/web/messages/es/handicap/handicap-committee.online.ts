import type { Translation } from '../../catalogue.ts'
import { plural } from '../../plural.ts'
import type { handicapCommitteeText } from '../../en/handicap/handicap-committee.online.ts'

export default {
  title: 'Comité de hándicap',
  lead: 'Decisiones sobre condiciones de juego y socios. Cada una se guarda con quién la tomó, cuándo y por qué, y se puede revertir.',
  denied:
    'Solo los administradores que están en el comité de hándicap pueden abrir esta página. Cualquier administrador puede incluir a alguien, en Gestionar, en la lista de socios.',
  back: 'Administración',
  reviews: 'Informes de revisión',
  importResults: 'Importar resultados anteriores',
  conditions: {
    title: 'Condiciones de juego (PCC)',
    lead: 'Para un día en que el campo se jugó más difícil o más fácil que su valoración. El PCC se resta de cada resultado de ese día, la mitad en nueve hoyos (Reglas 5.6 y 5.1b).',
    enter: 'Anotar un PCC',
    enterOf: (course, day) => `Anotar un PCC para ${course} el ${day}`,
    formNote:
      'Se aplica a todos los resultados del día, también a los que lleguen después. Queda en el historial de los jugadores, y los que tienen cuenta reciben un aviso.',
    day: 'Día',
    dayMissing: 'Elija el día.',
    dayAhead: 'Este día aún no ha llegado. Elija hoy o un día anterior.',
    courses: 'Campos',
    coursesMissing: 'Elija al menos un campo.',
    pcc: 'PCC',
    values: {
      '-1': 'El campo se jugó más fácil',
      '0': 'Según su valoración',
      '1': 'Algo más difícil',
      '2': 'Más difícil',
      '3': 'Mucho más difícil',
    },
    reason: 'Motivo',
    reasonHint: 'Los jugadores lo leen en su historial.',
    reasonMissing: 'Indique un motivo de al menos 3 caracteres.',
    submit: 'Anotar el PCC',
    submitting: 'Anotando…',
    notSaved: 'El PCC no se anotó',
    done: 'El PCC está anotado',
    doneNote: (players) =>
      players === 0
        ? 'No cambió ningún resultado de ese día.'
        : plural('es', players, { one: 'Afecta a 1 historial.', other: 'Afecta a # historiales.' }),
    taken: (who, pcc, reason) =>
      `Entretanto ${who} anotó un PCC de ${pcc} para ese día: «${reason}». Anote el suyo otra vez para sustituirlo.`,
    refusals: {
      club_assigns: 'Este club asigna los Índices de Hándicap, así que aquí un día no tiene PCC.',
      day_ahead: 'Este día aún no ha llegado. Elija hoy o un día anterior.',
      no_such_course: 'Uno de estos campos no es de este club.',
    },
    someone: 'otra persona',
    none: 'Aún no hay resultados',
    noneHint: 'Los días aparecen aquí cuando se entrega una tarjeta.',
    loadFailed: 'No se pudieron cargar los días',
    offline: 'Los días se muestran cuando vuelva a tener conexión',
    earlier: 'Mostrar días anteriores',
    pccOf: (pcc) => `PCC ${pcc}`,
    scores: (scores, qualifying) =>
      `${plural('es', scores, { one: '1 resultado', other: '# resultados' })}, ${qualifying} válidos para el cálculo`,
    tooFew: 'Menos de 8 resultados válidos, así que el PCC es 0.',
    history: (entries) => plural('es', entries, { one: 'Quién lo anotó', other: '# anotaciones' }),
    entry: (who, pcc, when) => `${who} anotó ${pcc} el ${when}`,
    entryReason: (reason) => `Motivo: ${reason}`,
    entryPlayers: (players) =>
      plural('es', players, { one: '1 historial cambiado', other: '# historiales cambiados' }),
    applying: 'Los historiales se están actualizando.',
  },
  deskFailed: 'No se han podido cargar las decisiones en vigor',
  inForce: {
    title: 'En vigor',
    none: 'No hay ningún límite levantado, ninguna reducción anulada ni ningún índice congelado o mantenido.',
    cap_lifted: 'Límite levantado',
    exceptional_undone: 'Reducción anulada',
    score: (day, course) => `en el resultado del ${day}, ${course}`,
    frozen: (index, since) => `Índice congelado en ${index} desde el ${since}`,
    held: (from, until) => `Índice mantenido del ${from} al ${until}`,
    heldOn: (day) => `Índice mantenido el ${day}`,
    by: (who, when) => `${who}, ${when}`,
  },
  notReturned: {
    title: 'Tarjetas empezadas y no entregadas',
    lead: 'Empezadas hace más de un día y aún abiertas. Pregunte al jugador o entregue la tarjeta por él.',
    none: 'No falta ninguna tarjeta.',
    cardOf: (name) => `Tarjeta de ${name}`,
    card: (course, day) => `${course}, empezada el ${day}`,
  },
  notRated: {
    title: 'Resultados desde barras sin valoración',
    lead: 'La barra no tiene valoración de campo ni slope para el jugador. Estos resultados son de antes de que tales tarjetas quedaran fuera del historial, y siguen contando. Para retirar uno, reabra la tarjeta y entréguela de nuevo.',
    score: (where, day) => `${where}, ${day}`,
  },
  members: {
    title: 'Buscar un socio',
    search: 'Nombre o correo',
    hint: 'Abre el historial de hándicap, donde el comité decide sobre un socio.',
    none: 'Ningún socio tiene este nombre.',
    more: (count) =>
      plural('es', count, { one: '1 más. Escriba más del nombre.', other: '# más. Escriba más del nombre.' }),
    record: (name) => `Historial de hándicap de ${name}`,
    noIndex: 'sin índice',
    failed: 'No se pudieron cargar los socios',
  },
} satisfies Translation<typeof handicapCommitteeText>
