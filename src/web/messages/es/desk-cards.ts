import type { Translation } from '../catalogue.ts'
import type { deskCardsText } from '../en/desk-cards.ts'
import { plural } from '../plural.ts'

export default {
  loadFailed: 'No se han podido cargar las tarjetas',
  nobody: 'Todavía no hay nadie inscrito. La tarjeta de cada jugador aparece aquí cuando se inscribe.',
  stages: {
    draft: 'Borrador: nadie puede inscribirse todavía',
    open: 'Inscripción abierta',
    closed: 'Inscripción cerrada',
    drawn: 'Sorteada',
    in_play: 'En juego',
    scores_in: 'Tarjetas entregadas: todas están entregadas o resueltas',
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
  notReminded: 'No se ha avisado a nadie',
  open: 'Abrir tarjeta',
  openOf: (player: string) => `Abrir la tarjeta de ${player}`,
  type: 'Teclear tarjeta',
  typeOf: (player: string) => `Teclear la tarjeta de papel de ${player}`,
  startMeans: (player: string) =>
    `${player} no ha empezado tarjeta. Se empieza una por ${player}, desde las barras de la competición.`,
  start: 'Empezar la tarjeta',
  fromPaper: 'De la tarjeta de papel',
  photo: 'Leer una foto',
  marker: 'Nombre del marcador',
  reason: 'Motivo',
  handIn: 'Entregar la tarjeta',
  handedIn: 'Tarjeta entregada',
  notHandedIn: 'La tarjeta no se ha entregado',
  ruleOn: (count: number) =>
    plural('es', count, {
      one: 'Decisión sobre la tarjeta elegida',
      other: 'Decisión sobre # tarjetas elegidas',
    }),
  rule: 'Resolver',
  ruled: (count: number) => plural('es', count, { one: '# tarjeta resuelta', other: '# tarjetas resueltas' }),
  notRuled: 'No se ha resuelto ninguna tarjeta',
  ruledMeanwhile:
    'Otro administrador ha resuelto entretanto una de estas tarjetas. La lista muestra cómo está ahora; compruébela y elija.',
} satisfies Translation<typeof deskCardsText>
