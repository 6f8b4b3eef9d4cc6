import type { Translation } from '../catalogue.ts'
import type { handicapText } from '../en/handicap.ts'
import { plural } from '../plural.ts'

const holes = (count: number) => plural('es', count, { one: '# hoyo', other: '# hoyos' })

export default {
  title: 'Hándicap',
  lead: 'Su Índice de Hándicap, las vueltas de las que sale y el cálculo de cada número.',
  calculator: 'Calculadora',
  print: 'Imprimir',
  memberTitle: 'Hándicap de un socio',
  ofMember: (name) => `Hándicap de ${name}`,
  backToMembers: 'Volver a los socios',
  notForYou: 'Solo los administradores del club ven el historial de hándicap de un socio.',
  offline: 'El historial se mostrará cuando vuelva a tener conexión',
  failed: 'No se ha podido cargar el historial de hándicap',
  assigned: 'Este club asigna los Índices de Hándicap por sí mismo: las tarjetas entregadas no los mueven.',
  drawn: 'Gráfico de las últimas vueltas',
  scores: (count) => (count === 1 ? 'La primera vuelta' : `Las últimas ${count} vueltas`),
  empty: 'Todavía no hay vueltas en el historial',
  emptyWhs:
    'Aquí aparece cada vuelta de nueve o dieciocho hoyos que se entrega con los resultados de todos los hoyos.',
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
    grossShort: 'Bruto',
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
    differentialOf: (day) => `Diferencial del ${day}`,
    indexAfter: (day) => `Índice después del ${day}`,
  },
  events: {
    title: 'También en el historial',
    committee: 'Anotación del comité',
    not_counted: 'Tarjeta que no cuenta',
    waiting_nine: 'Nueve hoyos, en espera',
  },
} satisfies Translation<typeof handicapText>
