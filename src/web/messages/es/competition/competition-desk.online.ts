import type { Translation } from '../../catalogue.ts'
import type { competitionDeskText } from '../../en/competition/competition-desk.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Mesa de la competición',
  loadFailed: 'No se ha podido cargar la competición',
  otherClub: 'Esta competición es de otro club',
  otherClubNext: 'Cambie primero a ese club y vuelva a abrir su mesa.',
  back: 'Volver',
  board: 'Clasificación',
  bracket: 'Cuadro',
  edit: 'Editar',
  sections: {
    overview: 'Resumen',
    entries: 'Inscripciones',
    teams: 'Equipos',
    draw: 'Sorteo',
    cards: 'Tarjetas',
    prizes: 'Premios',
    share: 'Compartir',
  },
  now: 'Estado',
  waiting: 'Pendiente',
  nothingWaits: 'No tiene nada pendiente.',
  noEntryWaits: 'No hay inscripciones pendientes. El cuadro muestra los partidos abiertos.',
  waitingFailed: 'No se ha podido cargar lo pendiente',
  reserves: (players: number) =>
    plural('es', players, {
      one: '# jugador está en la lista de espera',
      other: '# jugadores están en la lista de espera',
    }),
  owing: (players: number) =>
    plural('es', players, {
      one: '# jugador debe la inscripción',
      other: '# jugadores deben la inscripción',
    }),
  cards: {
    not_begun: (cards: number) =>
      plural('es', cards, { one: '# tarjeta no se empezó', other: '# tarjetas no se empezaron' }),
    out: (cards: number) =>
      plural('es', cards, { one: '# tarjeta sin entregar', other: '# tarjetas sin entregar' }),
    disputed: (cards: number) =>
      plural('es', cards, { one: '# tarjeta en disputa', other: '# tarjetas en disputa' }),
    holes_missing: (cards: number) =>
      plural('es', cards, {
        one: 'A # tarjeta entregada le faltan hoyos',
        other: 'A # tarjetas entregadas les faltan hoyos',
      }),
    totals_only: (cards: number) =>
      plural('es', cards, {
        one: '# tarjeta solo tiene totales por confirmar',
        other: '# tarjetas solo tienen totales por confirmar',
      }),
    unsigned: (cards: number) =>
      plural('es', cards, {
        one: '# tarjeta se entregó sin marcador',
        other: '# tarjetas se entregaron sin marcador',
      }),
  },
  ties: (places: number) =>
    plural('es', places, {
      one: '# puesto con premio está empatado',
      other: '# puestos con premio están empatados',
    }),
  prizesOpen: (prizes: number) =>
    plural('es', prizes, {
      one: '# premio medido aún no tiene ganador',
      other: '# premios medidos aún no tienen ganador',
    }),
  mailsReturn: (players: number) =>
    plural('es', players, {
      one: 'Los correos a # jugador se devuelven: solo ve los avisos en la aplicación',
      other: 'Los correos a # jugadores se devuelven: solo ven los avisos en la aplicación',
    }),
  noAccount: (players: number) =>
    plural('es', players, {
      one: '# jugador no tiene cuenta: avísele usted o en papel',
      other: '# jugadores no tienen cuenta: avíseles usted o en papel',
    }),
} satisfies Translation<typeof competitionDeskText>
