import type { Translation } from '../catalogue.ts'
import type { competitionDeskText } from '../en/competition-desk.ts'

export default {
  title: 'Mesa de la competición',
  denied: 'Solo los administradores del club llevan sus competiciones.',
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
    draw: 'Sorteo',
    cards: 'Tarjetas',
    prizes: 'Premios',
    share: 'Compartir',
  },
  now: 'Cómo está',
} satisfies Translation<typeof competitionDeskText>
