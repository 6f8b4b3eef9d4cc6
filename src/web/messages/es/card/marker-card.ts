import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { markerCardText } from '../../en/card/marker-card.ts'

export default {
  title: 'Tarjeta del marcador',
  of: (player) => `La tarjeta de ${player}`,
  open: 'Abrir la tarjeta del marcador',
  why: 'En esta competición su marcador anota sus golpes en su propio teléfono, y los dos confirman la tarjeta.',
  notThere: 'Aquí no hay tarjeta del marcador, o no tiene acceso a ella.',
  offline: 'La tarjeta del marcador se mostrará cuando vuelva a tener conexión',
  notLoaded: 'No se pudo cargar la tarjeta del marcador',
  chooseMarker: 'Su marcador',
  choose: 'Elija un jugador',
  name: 'Pedirle que marque mi tarjeta',
  naming: 'Pidiendo...',
  nobody: 'Todavía no hay nadie más inscrito en esta competición.',
  waits: (marker) => `${marker} aún no ha abierto la tarjeta.`,
  agreed: (marker) => `${marker} marca esta tarjeta.`,
  refused: 'El marcador no aceptó esta tarjeta',
  differs: (holes) =>
    plural('es', holes, {
      one: '# hoyo tiene resultados distintos',
      other: '# hoyos tienen resultados distintos',
    }),
  agreeOn:
    'Compruébenlos juntos, y uno acepta el resultado del otro. Hasta entonces no se puede entregar la tarjeta.',
  paperOnly: (holes) =>
    plural('es', holes, {
      one: '# hoyo solo tiene resultado en el papel',
      other: '# hoyos solo tienen resultado en el papel',
    }),
  paperOnlyText:
    'El papel solo no cuenta. Acepte sus resultados como propios o responda hoyo por hoyo. Hasta entonces no se puede entregar la tarjeta.',
  takePaper: (holes) =>
    plural('es', holes, {
      one: 'Aceptar como propio # resultado del papel',
      other: 'Aceptar como propios # resultados del papel',
    }),
  paperWhy:
    'Una foto de la tarjeta de papel muestra sus resultados junto a los del jugador y del marcador. No cambia ninguno.',
  asWritten: (hole) => `Hoyo ${hole} como está escrito en el papel`,
  pictureNotShown: 'La imagen del papel no se puede mostrar ahora.',
  hole: 'Hoyo',
  par: 'Par',
  player: 'Jugador',
  marker: 'Marcador',
  paper: 'Papel',
  committee: 'Comité',
  nothing: '–',
  pickedUp: 'Levantada',
  notPlayed: 'No jugado',
  holeOnPaper: (hole) => `Hoyo ${hole}: resultado solo en el papel`,
  holeDiffers: (hole) => `Hoyo ${hole}: resultados distintos`,
  take: (value) => `Aceptar ${value}`,
  takeOf: (hole, value) => `Hoyo ${hole}: aceptar ${value}`,
  score: (hole) => `Resultado del hoyo ${hole}`,
  unsent: 'Algunos de sus resultados aún no están en el club. Se envían solos.',
  certify: 'Certificar mi tarjeta',
  attest: 'Firmar esta tarjeta',
  confirming: 'Confirmando...',
  refuse: 'No aceptar',
  refusing: 'Enviando...',
  refuseTitle: '¿Por qué no acepta la tarjeta?',
  reason: 'Motivo',
  reasonHint: 'El jugador lo lee.',
  certified: (player) => `${player} ha certificado la tarjeta.`,
  attested: (marker) => `${marker} ha firmado la tarjeta.`,
  final: 'Los dos han confirmado la tarjeta. Está entregada.',
  byClub: 'La tarjeta está entregada.',
  failed: 'No ha funcionado',
  tryAgain: 'Inténtelo de nuevo.',
} satisfies Translation<typeof markerCardText>
