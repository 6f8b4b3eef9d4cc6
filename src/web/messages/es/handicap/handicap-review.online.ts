import type { Translation } from '../../catalogue.ts'
import type { handicapReviewText } from '../../en/handicap/handicap-review.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Revisión de hándicaps',
  lead: 'Jugadores cuyo hándicap conviene que revise el comité, y por qué. Abra un motivo para ver sus datos. Nada de esto cambia un hándicap.',
  denied:
    'Solo los administradores que están en el comité de hándicap ven la revisión. Cualquier administrador puede incluir a alguien, en Gestionar, en la lista de socios.',
  back: 'Comité de hándicap',
  print: 'Imprimir',
  exportCsv: 'Exportar como CSV',
  exporting: 'Exportando…',
  exportFailed: 'No se ha podido exportar la revisión.',
  offline: 'La revisión se mostrará cuando vuelva a haber conexión',
  failed: 'No se ha podido hacer la revisión',
  looked: (players, compared) =>
    `Se ha revisado a ${plural('es', players, { one: '# jugador', other: '# jugadores' })}. ${plural('es', compared, { one: '# tiene', other: '# tienen' })} al menos cinco vueltas de cada clase y se han comparado.`,
  asOf: (day) => `A ${day}.`,
  index: (index) => `Índice ${index}`,
  printedAt: (when) => `Impreso el ${when}`,
  reason: 'Motivo',
  allReasons: 'Todos los motivos',
  order: 'Orden',
  orders: { striking: 'Lo más llamativo primero', latest: 'Lo último primero', name: 'Por nombre' },
  nobody: 'Sin jugadores.',
  shownOf: (shown, all) => `Figuran los ${shown} casos más llamativos de ${all}. El CSV los tiene todos.`,
  evidence: 'Datos',
  noIndex: 'sin índice',
  kinds: {
    play_differs: {
      title: 'Competición y juego general difieren',
      about:
        'Compara las últimas vueltas de dos años, a lo sumo veinte de cada clase. Figuran los jugadores cuyas dos clases difieren más de lo que explica el azar, teniendo en cuenta a cuántos se comparó. Cerca de uno de cada diez puede figurar por azar. El motivo pueden ser otros campos, la temporada o una lesión, y no prueba que ninguna vuelta esté mal.',
    },
    exceptional_scores: {
      title: 'Varios resultados excepcionales',
      about:
        'Al menos dos vueltas en un año que fueron 7,0 o más mejores que el índice con que se jugaron (Regla 5.9). Puede que el índice sea demasiado alto, o que el jugador mejore deprisa.',
    },
    cards_not_returned: {
      title: 'Tarjetas no entregadas',
      about:
        'Al menos dos tarjetas en un año con hoyos anotados que se abandonaron o siguen abiertas tras dos días. Puede haber buenas razones: pregunte antes de anotar un resultado de penalización (Regla 7.1b).',
    },
    no_score: {
      title: 'Un año sin vueltas',
      about:
        'Jugadores con índice y sin vueltas desde hace un año o más. Puede que el índice no muestre cómo juegan ahora.',
    },
    cap_in_force: {
      title: 'Límite en vigor',
      about:
        'El límite reducido o máximo frena el índice más reciente (Regla 5.8). Tras una lesión o una enfermedad el comité puede levantarlo.',
    },
    reduction_in_force: {
      title: 'Reducción excepcional en vigor',
      about: 'Reducciones de resultados excepcionales entre los últimos veinte diferenciales (Regla 5.9).',
    },
    index_frozen: {
      title: 'Índice congelado',
      about:
        'El comité congeló el índice, así que ningún resultado lo mueve hasta que se levante la congelación (Regla 7.1a). La más larga figura primero.',
    },
    index_held: {
      title: 'Índice mantenido',
      about:
        'Todas las vueltas de unos días se juegan con un mismo índice, y esos días no han pasado (Reglas 5.4 y 7.2a).',
    },
  },
  plot: {
    competition: 'Competición',
    general: 'Juego general',
    average: 'La línea de cada fila es su diferencial medio.',
    label: (competition, general) =>
      `Diferenciales, del más reciente al más antiguo. Competición: ${competition}. Juego general: ${general}.`,
  },
} satisfies Translation<typeof handicapReviewText>
