import type { CardStatus } from '#golf/competition/card-status.ts'
import type { CardChange, NoticeKind, NoticePlace } from './notice-kinds.ts'
import type { NoticeFacts, NoticeWords } from './notice-words.ts'

const list = new Intl.ListFormat('es')

function holesOf({ holes }: NoticeFacts): string {
  return holes.length === 1 ? `del hoyo ${holes[0] ?? ''}` : `de los hoyos ${list.format(holes.map(String))}`
}

const signed = (pcc: number) => (pcc > 0 ? `+${pcc}` : String(pcc).replace('-', '−'))

const cardOf = ({ isOwn, player, course }: NoticeFacts) =>
  isOwn ? `su tarjeta en ${course}` : `la tarjeta de ${player} en ${course}`

const changes: Record<CardChange, string> = {
  corrected: 'ha corregido',
  reopened: 'ha reabierto',
  handed_in: 'ha entregado',
  tee_changed: 'ha cambiado las barras de',
  index_taken_up: 'ha anotado su Índice de Hándicap de la lista de socios en',
  totals_confirmed: 'ha confirmado los totales de',
  ended: 'ha cerrado',
  taken_off: 'ha anulado',
  put_back: 'ha recuperado',
  moved: 'ha movido',
  moved_here: 'ha movido',
  terms_corrected: 'ha corregido las condiciones de hándicap de',
  terms_restored: 'ha deshecho su corrección de',
  holes_closed: 'ha cerrado un hoyo para todos, que ya no cuenta en',
  holes_opened: 'ha vuelto a abrir un hoyo cerrado, que cuenta en',
  also_counts: 'ha inscrito también en otra competición',
  another_round: 'ha contado como una vuelta aparte',
}

const ruled: Record<CardStatus, string> = {
  playing: 'Su tarjeta vuelve a contar',
  no_return: 'Su tarjeta consta como no entregada',
  withdrawn: 'Su tarjeta consta como retirada',
  disqualified: 'Su tarjeta está descalificada',
}

const cameIn = ({ position, isShared, isTeam }: NoticePlace) =>
  `${isTeam ? 'su equipo ' : ''}ha quedado en la posición ${position}${isShared ? ' (empate)' : ''}`

const ofCompetition = (competition: string | null) => (competition === null ? '' : ` en ${competition}`)

const against = (by: string | null, isPair: boolean) => (by !== null && isPair ? `${by} y pareja` : by)

/** What people read, by the kind of the notice. */
export const noticeWordsEs: Record<NoticeKind, (facts: NoticeFacts) => NoticeWords> = {
  attest_asked: ({ by, player, course }) => ({
    title: 'Firme una tarjeta, por favor',
    text: `${by ?? player} le pide que certifique la tarjeta en ${course}.`,
  }),
  attest_refused: (facts) => ({
    title: 'Su tarjeta no fue certificada',
    text: `${facts.by ?? 'Su marcador'} no ha certificado ${cardOf(facts)}. El motivo está en la tarjeta.`,
  }),
  hole_differs: (facts) => ({
    title: 'Dos resultados no coinciden',
    text: `Los resultados ${holesOf(facts)} en ${cardOf(facts)} no coinciden. Pónganse de acuerdo, por favor.`,
  }),
  put_in_group: ({ by, competition }) => ({
    title: 'Está en un grupo',
    text: `${by ?? 'Un jugador'} le ha incluido en un grupo${competition === null ? '' : ` de ${competition}`}.`,
  }),
  card_from_kiosk: (facts) => ({
    title: 'Su tarjeta fue entregada',
    text: `Alguien entregó ${cardOf(facts)} en el puesto del club. Avise al club si no fue usted.`,
  }),
  card_from_group: (facts) => ({
    title: 'Su tarjeta fue entregada',
    text: `${facts.by ?? 'Un jugador de su grupo'} entregó ${cardOf(facts)} en su teléfono. Avise al club si no estaba acordado.`,
  }),
  card_changed: (facts) => ({
    title: 'El club cambió su tarjeta',
    text: `El club ${facts.change === null ? 'ha cambiado' : changes[facts.change]} ${cardOf(facts)}. El motivo está en la tarjeta.`,
  }),
  late_score_decided: (facts) => ({
    title: facts.isAccepted ? 'Un resultado tardío cuenta' : 'Un resultado tardío no cuenta',
    text: facts.isAccepted
      ? `El club ha puesto su resultado tardío ${holesOf(facts)} en ${cardOf(facts)}.`
      : `El club ha descartado su resultado tardío ${holesOf(facts)} de ${cardOf(facts)}. El motivo está en la tarjeta.`,
  }),
  objection_answered: (facts) => ({
    title: 'El club ha respondido sobre su tarjeta',
    text: `El club ha respondido a lo que indicó de ${cardOf(facts)}${facts.answer === null ? '' : `: «${facts.answer}»`}.`,
  }),
  result_out: ({ competition, place }) => ({
    title: 'Ya hay resultado',
    text: `El resultado de ${competition ?? 'su competición'} es definitivo${place === null ? '' : `: ${cameIn(place)}`}.`,
  }),
  result_reopened: ({ competition }) => ({
    title: 'Un resultado está en revisión',
    text: `El resultado de ${competition ?? 'su competición'} se ha reabierto. El motivo está en la competición.`,
  }),
  play_closed: ({ competition }) => ({
    title: 'Entregue su tarjeta',
    text: `El juego de ${competition ?? 'su competición'} está cerrado y su tarjeta sigue sin entregar. Complétela y entréguela, o avise al club.`,
  }),
  play_ended: ({ competition, players }) => ({
    title: 'El juego ha terminado y faltan tarjetas',
    text: `Ha pasado el último día de ${competition ?? 'una competición'}, así que el juego está cerrado. ${players === 1 ? 'Falta 1 tarjeta' : `Faltan ${players} tarjetas`} por entregar.`,
  }),
  card_ruled: ({ competition, cardStatus }) => ({
    title: 'El comité decidió sobre su tarjeta',
    text: `${ruled[cardStatus ?? 'playing']}${ofCompetition(competition)}.${cardStatus === 'playing' ? '' : ' Avise al club si no es correcto.'}`,
  }),
  card_wanted: ({ competition }) => ({
    title: 'El club espera su tarjeta',
    text: `Su tarjeta${ofCompetition(competition)} no está entregada. Entréguela, por favor, o avise al club.`,
  }),
  competition_moved: ({ competition, starts }) => ({
    title: 'Su competición cambia de fecha',
    text: `El club ha cambiado la fecha de ${competition ?? 'una competición en la que está inscrito'}.${starts === null ? '' : ` Ahora empieza: ${starts}.`}`,
  }),
  competition_cancelled: ({ competition }) => ({
    title: 'Su competición está cancelada',
    text: `El club ha cancelado ${competition ?? 'una competición en la que está inscrito'}. Usted no tiene que hacer nada.`,
  }),
  competition_starts: ({ competition, starts }) => ({
    title: 'Su competición empieza pronto',
    text: `${competition ?? 'Su competición'} empieza${starts === null ? ' pronto' : `: ${starts}`}.`,
  }),
  start_time: ({ competition, start }) => ({
    title: start === null ? 'No tiene hora de salida' : 'Su hora de salida',
    text:
      start === null
        ? `En el orden de salida de ${competition ?? 'su competición'} no tiene lugar por ahora. Pregunte al club.`
        : `En ${competition ?? 'su competición'} sale el ${start.at}, hoyo ${start.hole}${start.partners.length === 0 ? '' : `, con ${list.format(start.partners)}`}.`,
  }),
  player_message: ({ competition, message }) => ({
    title: 'Un mensaje del club',
    text: `El club ha escrito a todos los inscritos en ${competition ?? 'su competición'}${message === null ? '' : `: «${message}»`}.`,
  }),
  moved_up: ({ competition }) => ({
    title: 'Tiene plaza',
    text: `Ha quedado una plaza libre en ${competition ?? 'su competición'}: ya está usted inscrito.`,
  }),
  desk_help: ({ competition }) => ({
    title: 'Ayuda en la mesa',
    text: `Es ayudante de mesa en ${competition ?? 'una competición'} hasta el final de su último día.`,
  }),
  desk_help_ended: ({ competition }) => ({
    title: 'Ya no ayuda en la mesa',
    text: `El club le ha quitado la función de ayudante de mesa${competition === null ? '' : ` en ${competition}`}.`,
  }),
  entered: ({ competition, starts }) => ({
    title: 'Está inscrito',
    text: `Está inscrito en ${competition ?? 'una competición'}${starts === null ? '' : `, que empieza: ${starts}`}.`,
  }),
  entered_by_club: ({ competition }) => ({
    title: 'El club le ha inscrito',
    text: `Está inscrito en ${competition ?? 'una competición'}.`,
  }),
  entry_withdrawn: ({ competition }) => ({
    title: 'El club ha retirado su inscripción',
    text: `Ya no está inscrito en ${competition ?? 'una competición'}. Pregunte al club si no sabe por qué.`,
  }),
  record_ruled: ({ ruling, isOn }) => ({
    title: 'El club decidió sobre su historial',
    text:
      ruling === null
        ? 'El comité ha hecho una anotación en su historial de hándicap. El motivo está en el historial.'
        : `El comité ha ${isOn ? (ruling === 'exceptional_undone' ? 'anulado' : 'levantado') : 'restablecido'} ${ruling === 'exceptional_undone' ? 'una reducción excepcional' : 'un límite'} en su historial de hándicap. El motivo está en el historial.`,
  }),
  round_elsewhere: ({ isAccepted }) => ({
    title: isAccepted ? 'Una vuelta en otro club cuenta' : 'Una vuelta en otro club no cuenta',
    text: isAccepted
      ? 'El comité la ha puesto en su historial de hándicap.'
      : 'El comité no la ha aceptado o la ha quitado de su historial de hándicap. El motivo figura en el historial.',
  }),
  record_joined: () => ({
    title: 'El club le ha encontrado en su lista',
    text: 'Sus datos de esa lista están ahora en esta cuenta.',
  }),
  name_corrected: () => ({
    title: 'El club ha corregido su nombre',
    text: 'Su perfil muestra el nombre que tiene ahora. Pregunte al club si no es correcto.',
  }),
  conditions_entered: ({ pcc, day }) => ({
    title: 'Sus resultados de hándicap se han recalculado',
    text: `El comité anotó un PCC de ${signed(pcc)} por las condiciones de juego del ${day}. Sus resultados de ese día cuentan con él. Su historial muestra cómo.`,
  }),
  match_ready: ({ by, competition, day, isPair }) => ({
    title: 'Su próximo partido',
    text: `En ${competition ?? 'el torneo'} juega contra ${against(by, isPair) ?? 'su próximo rival'}${day === '' ? '' : `, a más tardar el ${day}`}.`,
  }),
  match_play_by: ({ by, competition, day, isPair }) => ({
    title: 'Tiene un partido por jugar',
    text: `Juegue su partido contra ${against(by, isPair) ?? 'su rival'} en ${competition ?? 'el torneo'} a más tardar el ${day}. Anote aquí el resultado, o que uno de los dos no puede jugar.`,
  }),
  match_reported: ({ by, competition, result, counts }) => ({
    title: 'Confirme un resultado',
    text: `${by ?? 'Su rival'} dice que su partido en ${competition ?? 'el torneo'} terminó ${result}. Confírmelo o diga qué no es correcto. Sin respuesta, cuenta el ${counts}.`,
  }),
  match_differs: ({ by, competition, result }) => ({
    title: 'Dos resultados no coinciden',
    text: `${by ?? 'Un jugador'} dice que un partido de ${competition ?? 'el torneo'} terminó ${result}, y la otra parte no está de acuerdo. Decide el club.`,
  }),
  webhook_off: () => ({
    title: 'Se ha desactivado un webhook',
    text: 'El otro programa lleva días sin responder.',
  }),
  indexes_corrected: ({ players }) => ({
    title: 'Se corrigieron Índices de Hándicap',
    text: `Se ha corregido el cálculo: ${players === 1 ? '1 socio tiene' : `${players} socios tienen`} otro Índice de Hándicap. Cada historial da el motivo.`,
  }),
}
