import type { Translation } from '../../catalogue.ts'
import type { publicTourText } from '../../en/public-pages/public-tour.online.ts'

export default {
  region: 'Pantallas de Scoreclub',
  player: 'Jugador',
  admin: 'Administrador',
  previous: 'Pantalla anterior',
  next: 'Pantalla siguiente',
  counter: (place, count) => `${place} / ${count}`,
  thumbnails: 'Todas las pantallas',
  show: (place, caption) => `Mostrar la pantalla ${place}: ${caption}`,
  enlarge: (caption) => `Ampliar: ${caption}`,
  picture: (who, caption) => `Captura de pantalla, ${who}: ${caption}`,
  captions: {
    'hole-card': 'Un hoyo cada vez: el par es un toque',
    leaderboard: 'La clasificación en directo, con el hoyo por el que va cada jugador',
    'card-overview': 'La tarjeta completa con resultados netos y puntos',
    'player-home': 'Inicio: su hándicap, su vuelta y las competiciones de hoy',
    bracket: 'El cuadro de match play, desde la primera ronda hasta la final',
    competitions: 'Lo que se juega, y un botón para apuntarse',
    'handicap-record': 'De dónde sale un Handicap Index, vuelta a vuelta',
    profile: 'Sus vueltas y estadísticas en un solo lugar',
    'admin-overview': 'El club de un vistazo',
    courses: 'Campos con sus barras, valoraciones y slopes',
    'hole-manager': 'Par, hándicap y distancia de cada hoyo',
    members: 'Los socios y sus hándicaps',
    analytics: 'Qué se juega en el club, y cómo',
  },
} satisfies Translation<typeof publicTourText>
