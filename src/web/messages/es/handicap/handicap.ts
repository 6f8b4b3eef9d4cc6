import type { Translation } from '../../catalogue.ts'
import type { handicapText } from '../../en/handicap/handicap.ts'
import { plural } from '../../plural.ts'

const holes = (count: number) => plural('es', count, { one: '# hoyo', other: '# hoyos' })

export default {
  title: 'Hándicap',
  lead: 'Su Índice de Hándicap, las vueltas de las que sale y cómo se calcula cada número.',
  calculator: 'Calculadora',
  print: 'Imprimir',
  memberTitle: 'Hándicap de un socio',
  ofMember: (name) => `Hándicap de ${name}`,
  backToMembers: 'Volver a los socios',
  notForYou: 'Solo los administradores del club ven el historial de hándicap de un socio.',
  offCommittee:
    'Puede leer este historial. Solo los administradores del comité de hándicap pueden decidir sobre él.',
  offline: 'El historial se mostrará cuando vuelva a tener conexión',
  failed: 'No se ha podido cargar el historial de hándicap',
  assigned: 'Este club asigna los Índices de Hándicap por sí mismo. Las tarjetas entregadas no los cambian.',
  drawn: 'Gráfico de las últimas vueltas',
  scores: (count) => (count === 1 ? 'La primera vuelta' : `Las últimas ${count} vueltas`),
  empty: 'Todavía no hay vueltas en el historial',
  emptyWhs: 'Las vueltas que cuentan para el hándicap aparecen aquí cuando se entregan.',
  emptyAssigned: 'Las anotaciones del comité figuran más abajo.',
  newRound: 'Nueva vuelta',
  printedAt: (date) => `A fecha de ${date}`,
  index: {
    title: 'Índice de Hándicap',
    holesToGo: (missing, needed) => `Faltan ${holes(missing)} de ${needed}`,
    low: 'Índice más bajo',
    cap: 'Límite',
    hard: 'se aplica el límite máximo',
    soft: 'se aplica el límite reducido',
    exceptional: 'Resultados excepcionales',
    how: 'Cómo se calcula',
    firstNeeds: (needed, held) =>
      `Para el primer índice hacen falta ${needed} hoyos, en vueltas de nueve o dieciocho, cada una entregada con un marcador. ${plural('es', held, { one: 'Consta # hoyo', other: 'Constan # hoyos' })}.`,
  },
  chart: {
    counts: 'cuenta para el índice',
    other: 'no cuenta',
    index: 'índice tras la vuelta',
    summary: (scores) => `Diferenciales, del más antiguo al más reciente: ${scores}.`,
    counting: ', cuenta',
  },
  counts: 'cuenta',
  table: {
    label: 'Vueltas del historial de hándicap, la más reciente primero',
    round: 'Vuelta',
    gross: 'Bruto ajustado',
    grossShort: 'Br. ajust.',
    played: (gross: number) => `${gross} golpes`,
    differential: 'Diferencial',
    differentialShort: 'Dif.',
    index: 'Índice después',
    indexShort: 'Índice',
    marks: (count) =>
      plural('es', count, {
        one: 'señala el diferencial del que sale el índice.',
        other: 'señala los # diferenciales de los que sale el índice.',
      }),
    nine: (course) => `${course}, nueve hoyos`,
    takenOver: (course) => (course === '' ? 'Vuelta anterior' : `${course}, vuelta anterior`),
    penalty: (course) => `${course}, resultado de penalización`,
    elsewhere: (played) => `${played}, otro club`,
    noGross: 'ninguno',
    differentialOf: (day) => `Diferencial del ${day}`,
    indexAfter: (day) => `Índice después del ${day}`,
  },
  events: {
    title: 'También en el historial',
    committee: 'Anotación del comité',
    not_counted: 'Tarjeta que no cuenta',
    waiting_nine: 'Nueve hoyos, en espera',
    corrected: 'Calculado de nuevo con las reglas corregidas',
    ruling: 'Decisión del comité',
    decision: {
      set: 'Anotación del comité',
      reset: 'Índice reajustado por el comité',
      freeze: 'Índice congelado por el comité',
      lift_freeze: 'Congelación levantada por el comité',
      hold: 'Índice mantenido por el comité',
      penalty: 'Resultado de penalización del comité',
      take_back: 'Anotación anulada por el comité',
    },
    isTakenBack: 'Anulada después. Ya no cuenta.',
    by: (who, day) => `Lo anotó ${who} el ${day}.`,
    takesBack: (what) => `Anulada, como si nunca se hubiera hecho: ${what}.`,
    conditions: 'Condiciones de juego de un día',
    disqualified: 'Tarjeta descalificada que cuenta para el hándicap',
  },
  committee: {
    title: 'Decisiones del comité',
    lead: 'Límites y reducciones excepcionales entre las últimas vueltas. Cada decisión se guarda con su motivo y se puede revertir. El jugador con cuenta recibe un aviso.',
    none: 'Ningún límite ni reducción excepcional entre las últimas vueltas.',
    cap: (day, course) => `Límite en la vuelta del ${day}, ${course}`,
    exceptional: (day, course) => `Reducción excepcional del ${day}, ${course}`,
    act: {
      cap_lifted: 'Levantar el límite',
      exceptional_undone: 'Anular la reducción',
    },
    takeBack: {
      cap_lifted: 'Volver a aplicar el límite',
      exceptional_undone: 'Volver a aplicar la reducción',
    },
    acting: 'Guardando…',
    reason: 'Motivo',
    reasonHint: 'El jugador lo lee en su historial.',
    reasonMissing: 'Indique un motivo de al menos 3 caracteres.',
    notSaved: 'La decisión no se ha guardado',
    done: 'Decisión guardada',
    indexNow: (index) => `Índice de Hándicap ${index}`,
  },
  ruling: {
    made: {
      cap_lifted: (who) => `${who} levantó el límite de esta vuelta (Regla 5.8).`,
      exceptional_undone: (who) => `${who} anuló la reducción de este resultado excepcional (Regla 5.9).`,
    },
    takenBack: {
      cap_lifted: (who) => `${who} volvió a aplicar el límite de esta vuelta (Regla 5.8).`,
      exceptional_undone: (who) =>
        `${who} volvió a aplicar la reducción de este resultado excepcional (Regla 5.9).`,
    },
    committee: 'El comité',
    index: (before, after) => `Índice de Hándicap antes ${before}, después ${after}.`,
    when: (day) => `Decidido el ${day}.`,
    reason: (reason) => `Motivo: ${reason}`,
  },
  conditions: {
    entered: (who, pcc) =>
      `${who} anotó un PCC de ${pcc} para este día (Regla 5.6). Se resta del resultado antes de calcular el diferencial, la mitad en nueve hoyos.`,
    before: (course, line) => `${course}, antes: ${line}`,
    after: (course, line) => `${course}, con él: ${line}`,
    when: (day) => `Anotado el ${day}.`,
  },
  correction: {
    index: (before, after) => `El Índice de Hándicap pasó de ${before} a ${after}.`,
    low: (before, after) => `El índice más bajo usado para los límites pasó de ${before} a ${after}.`,
    none: 'ninguno',
    why: 'Estos puntos se calculaban antes de otro modo:',
    cards: 'Las vueltas anteriores conservan los hándicaps con los que se jugaron.',
    readings: {
      average_rounded:
        'El promedio de los diferenciales más bajos se redondea a un decimal antes de aplicar los límites (Regla 5.2b).',
      low_index_year:
        'El índice más bajo es el menor de los 365 días hasta la última vuelta que ya constaba en el historial (Regla 5.7).',
      first_cap:
        'Los límites se aplican desde la vuelta 21, porque veinte vueltas establecen el índice más bajo (Regla 5.8).',
      committee_entry_keeps_low:
        'Cuando el comité baja un índice, el índice más bajo anterior sigue contando.',
      one_revision_a_day:
        'El Índice de Hándicap se revisa una vez al día: un índice que solo hubo entre dos vueltas del mismo día no es el más bajo (Regla 5.4).',
      nine_left_over:
        'Los nueve hoyos que quedaban sueltos al aparecer el primer índice cuentan, con los nueve hoyos esperados de ese índice.',
    },
  },
} satisfies Translation<typeof handicapText>
