import type { Translation } from '../../catalogue.ts'
import type { deskCardsText } from '../../en/competition/desk-cards.online.ts'
import { plural } from '../../plural.ts'

export default {
  loadFailed: 'No se han podido cargar las tarjetas',
  nobody: 'Todavía no se ha inscrito nadie. La tarjeta de cada jugador aparece aquí cuando se inscribe.',
  stages: {
    draft: 'Borrador: nadie puede inscribirse todavía',
    open: 'Inscripción abierta',
    closed: 'Inscripción cerrada',
    drawn: 'Sorteada',
    in_play: 'En juego',
    scores_in: 'Tarjetas entregadas: no falta ninguna',
    provisional: 'Resultados provisionales',
    final: 'Resultados definitivos',
    cancelled: 'Cancelada',
  },
  states: {
    not_begun: 'Sin empezar',
    out: 'Sin entregar',
    disputed: 'En disputa',
    holes_missing: 'Entregada, faltan hoyos',
    totals_only: 'Entregada, solo totales',
    unsigned: 'Entregada, sin firmar',
    in_from_paper: 'Entregada, en papel',
    in: 'Entregada',
    no_return: 'No entregada',
    withdrawn: 'Retirado',
    disqualified: 'Descalificado',
  },
  points: (points: number) => plural('es', points, { one: '# punto', other: '# puntos' }),
  net: (net: number, gross: number | null) =>
    gross === null ? `neto ${net}` : `neto ${net}, bruto ${gross}`,
  holesUp: (holes: number) =>
    holes === 0 ? 'empatado' : `${Math.abs(holes)} ${holes > 0 ? 'arriba' : 'abajo'}`,
  outThru: (state: string, { thru, holeCount }: { thru: number; holeCount: number }) =>
    `${state} · ${thru} de ${holeCount} hoyos`,
  disputed: (
    state: string,
    { reason, holes, isHandedIn }: { reason: string | null; holes: readonly number[]; isHandedIn: boolean },
  ) =>
    [
      state,
      isHandedIn ? 'entregada' : 'sin entregar',
      ...(holes.length > 0
        ? [
            plural('es', holes.length, {
              one: `difiere el hoyo ${holes.join(', ')}`,
              other: `difieren los hoyos ${holes.join(', ')}`,
            }),
          ]
        : []),
      ...(reason === null ? [] : [`«${reason}»`]),
    ].join(' · '),
  filter: 'Tarjetas según su estado',
  all: (count: number) => `Todas ${count}`,
  counted: (state: string, count: number) => `${state} ${count}`,
  search: 'Buscar a un jugador',
  noneFound: 'No hay ninguna tarjeta así.',
  choose: (player: string) => `Elegir la tarjeta de ${player}`,
  chooseShown: (count: number) =>
    plural('es', count, { one: 'Elegir la tarjeta mostrada', other: 'Elegir las # tarjetas mostradas' }),
  remind: 'Recordar',
  remindOf: (player: string) => `Recordar su tarjeta a ${player}`,
  remindAll: (count: number) =>
    plural('es', count, { one: 'Recordar a # jugador', other: 'Recordar a los # jugadores' }),
  reminding: 'Enviando el recordatorio…',
  reminded: (count: number) =>
    count === 0
      ? 'No se avisa a nadie'
      : plural('es', count, { one: 'Se avisa a # jugador', other: 'Se avisa a # jugadores' }),
  remindedBefore: (count: number) =>
    plural('es', count, {
      one: 'A # se le avisó hace menos de media hora.',
      other: 'A # se les avisó hace menos de media hora.',
    }),
  withoutAccount: (count: number) =>
    plural('es', count, {
      one: '1 jugador no tiene cuenta: pregúntele usted.',
      other: '# jugadores no tienen cuenta: pregúnteles usted.',
    }),
  notReminded: 'No se ha avisado a nadie',
  open: 'Abrir tarjeta',
  openOf: (player: string) => `Abrir la tarjeta de ${player}`,
  type: 'Teclear tarjeta',
  typeOf: (player: string) => `Teclear la tarjeta de papel de ${player}`,
  startMeans: (player: string) =>
    `${player} aún no tiene tarjeta. Se abrirá con las barras de la competición cuando usted la entregue aquí.`,
  openMeans: (player) => `${player} tiene una tarjeta abierta. Se entrega con lo que escriba aquí.`,
  notBegun: 'No se ha podido abrir la tarjeta',
  partners: 'Del orden de salida:',
  fromPaper: 'De la tarjeta de papel',
  photo: 'Leer una foto',
  marker: 'Nombre del marcador',
  reason: 'Motivo',
  reasonMissing: 'Dé un motivo de al menos 3 caracteres.',
  dropRound: (round: number) => `Suprimir la vuelta ${round}`,
  whyDrop: (round: number) => `¿Suprimir la vuelta ${round}?`,
  dropMeans: ({ begun, handedIn }: { begun: number; handedIn: number }) =>
    [
      'El resultado será el de las vueltas anteriores.',
      begun === 0
        ? 'Nadie ha empezado una tarjeta de ella.'
        : plural('es', begun, {
            one: 'Sale de la competición # tarjeta: si está entregada sigue contando para el hándicap y, si no, se anula.',
            other: `Salen de la competición # tarjetas: las ${handedIn} entregadas siguen contando para el hándicap y las demás se anulan.`,
          }),
    ].join(' '),
  dropReasonHint: 'Lo leen los jugadores cuyas tarjetas salen de la competición.',
  roundDropped: (round: number) => `Vuelta ${round} suprimida`,
  notDropped: 'La vuelta no se ha suprimido',
  handIn: 'Entregar la tarjeta',
  handedIn: 'Tarjeta entregada',
  notHandedIn: 'La tarjeta no se ha entregado',
  correct: 'Corregir',
  correctOf: (player: string) => `Corregir la tarjeta de ${player}`,
  saveCorrection: (holes: number) =>
    holes === 0
      ? 'Ningún hoyo ha cambiado'
      : plural('es', holes, { one: 'Corregir # hoyo', other: 'Corregir # hoyos' }),
  corrected: 'Tarjeta corregida',
  notCorrected: 'La tarjeta no se ha corregido',
  reopen: 'Reabrir',
  reopenOf: (player: string) => `Reabrir la tarjeta de ${player}`,
  reopenMeans: (player: string) =>
    `La tarjeta se abre de nuevo. ${player} puede cambiarla y la entrega otra vez. Su motivo queda en la tarjeta.`,
  doReopen: 'Reabrir la tarjeta',
  reopened: 'Tarjeta reabierta',
  notReopened: 'La tarjeta no se ha reabierto',
  history: 'Historial',
  historyOf: (player: string) => `Historial de la tarjeta de ${player}`,
  historyFailed: 'No se ha podido cargar el historial',
  noHistory: 'Todavía no ha pasado nada con esta tarjeta.',
  someone: 'Antiguo socio',
  changes: {
    entered: 'anotó resultados',
    handed_in_by_player: 'entregó la tarjeta',
    handed_in_by_scorer: 'entregó la tarjeta por el jugador',
    marker_named: 'nombró al marcador',
    certified: 'certificó la tarjeta',
    attested: 'atestiguó la tarjeta',
    refused: 'no quiso atestiguar la tarjeta',
    late_score_dismissed: 'descartó un resultado tardío',
    objected: 'reclamó contra la tarjeta',
    objection_settled: 'resolvió la reclamación',
    objection_withdrawn: 'retiró la reclamación',
    started: 'empezó la tarjeta por el jugador',
    corrected: 'corrigió la tarjeta',
    reopened: 'reabrió la tarjeta',
    handed_in: 'entregó la tarjeta de papel',
    handed_in_at_kiosk: 'recibió la tarjeta en el puesto',
    tee_changed: 'cambió las barras',
    index_taken_up: 'unió al jugador con la lista de socios, cuyo Índice de Hándicap vale en esta tarjeta',
    totals_confirmed: 'confirmó los totales',
    withdrawn: 'retiró la tarjeta',
    ended: 'cerró la tarjeta',
    taken_off: 'anuló la tarjeta',
    put_back: 'recuperó la tarjeta',
    moved: 'movió la tarjeta a su sitio',
    moved_here: 'movió la tarjeta aquí',
    terms_corrected: 'corrigió con qué se calcula la tarjeta',
    terms_restored: 'deshizo una corrección',
    holes_closed: 'cerró hoyos para todos',
    holes_opened: 'volvió a abrir hoyos cerrados',
    also_counts: 'anotó la vuelta también en otra competición',
    another_round: 'contó la tarjeta como una vuelta aparte',
  },
  sources: {
    player: 'como jugador',
    marker: 'como marcador',
    paper: 'de la tarjeta fotografiada',
    committee: 'por el comité',
  },
  totals: 'Totales',
  totalsAre: (card: { gross: number | string; net: number | string; points: number | string }) =>
    `bruto ${card.gross}, neto ${card.net}, puntos ${card.points}`,
  holeIs: (hole: number, result: string) => `Hoyo ${hole}: ${result}`,
  holeWas: (hole: number, before: string, after: string) => `Hoyo ${hole}: ${before} → ${after}`,
  pickedUp: 'bola levantada',
  notPlayed: 'sin resultado',
  ruleOn: (count: number) =>
    plural('es', count, {
      one: 'Decisión sobre la tarjeta elegida',
      other: 'Decisión sobre # tarjetas elegidas',
    }),
  rule: 'Guardar decisión',
  ruled: (count: number) =>
    plural('es', count, {
      one: 'Decisión guardada para # tarjeta',
      other: 'Decisión guardada para # tarjetas',
    }),
  notRuled: 'No se ha guardado ninguna decisión',
  ruledMeanwhile:
    'Otro administrador ha decidido entretanto sobre una de estas tarjetas. Compruébela en la lista y elija de nuevo.',
} satisfies Translation<typeof deskCardsText>
