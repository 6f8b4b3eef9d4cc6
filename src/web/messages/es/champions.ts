import type { Translation } from '../catalogue.ts'
import type { championsText } from '../en/champions.ts'

export default {
  title: 'Campeones del club',
  lead: 'Quién ganó los campeonatos del club, año tras año.',
  back: 'Temporada',
  add: 'Añadir campeón',
  loadFailed: 'No se han podido cargar los campeones',
  none: 'Todavía no hay campeones',
  noneNote: 'Su club no ha empezado la lista.',
  noneNoteAdmin:
    'Elija una competición definitiva como campeonato de un año, o escriba quién ganó anteriormente.',
  noClub: 'Todavía no pertenece a un club',
  noClubNote: 'Los campeones son los de un club.',
  notFinal: 'El resultado no es definitivo',
  together: (names: readonly string[]) => names.join(' y '),
  removeNamed: (kind: string, year: string) => `Quitar ${kind} ${year} de la lista`,
  removeText: 'La competición y su resultado quedan como están.',
  removing: 'Quitando…',
  removed: 'Quitado de la lista',
  removeFailed: 'No se ha podido quitar de la lista',
  kind: 'Campeonato',
  kindHint: 'Como lo llama el club: «Campeón del club», «Campeona del club».',
  year: 'Año',
  by: 'Quién ganó',
  byCompetition: 'Quien ganó una competición',
  byName: 'Un nombre de antes',
  winner: 'Ganador',
  winnerHint: 'El nombre, o los nombres de quienes compartieron el título.',
  competition: 'Competición',
  competitionHint: 'Una cuyo resultado sea definitivo. La lista sigue su resultado.',
  competitionsFailed:
    'No se han podido cargar las competiciones. Cierre e inténtelo de nuevo, o escriba el nombre.',
  choose: 'Elija…',
  saved: 'Campeón añadido',
  saveFailed: 'No se ha podido añadir el campeón. Inténtelo de nuevo.',
} satisfies Translation<typeof championsText>
