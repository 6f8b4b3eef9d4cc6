import { plural } from '../plural.ts'
import type { Translation } from '../catalogue.ts'
import type { kioskText } from '../en/kiosk.ts'

export default {
  tab: 'Puesto del club',
  title: 'Entregar una tarjeta de papel',
  lead: 'Escriba aquí su tarjeta o fotografíela. Su marcador la comprueba, firma y listo.',
  begin: 'Entregar una tarjeta',
  how: {
    title: 'Cómo se hace',
    find: 'Busque su nombre',
    choose: 'Elija la tarjeta',
    type: 'Escriba sus resultados o fotografíe el papel',
    sign: 'Su marcador comprueba la tarjeta y firma',
  },
  closedTitle: 'Esto no es un puesto del club',
  closed:
    'Un administrador del club crea un enlace para esta tableta en los ajustes del club, en Puestos. Abra aquí ese enlace.',
  openTitle: '¿Convertir esta tableta en el puesto del club?',
  openLead:
    'El enlace sirve una vez. A partir de entonces los jugadores pueden entregar aquí sus tarjetas de papel; nadie inicia sesión.',
  openButton: 'Convertirla en el puesto',
  opening: 'Abriendo...',
  openFailed: 'No se ha abierto el puesto',
  signedInTitle: 'Alguien tiene la sesión iniciada en esta tableta',
  signedIn: 'Cualquiera podría actuar en su nombre. Cierre la sesión antes de usarla como puesto.',
  signOut: 'Cerrar sesión',
  loadFailed: 'No se ha podido contactar con el club',
  noLine: 'No hay conexión con el club',
  noLineText: 'No se pierde nada: lo escrito sigue aquí, y el puesto continúa cuando vuelva la conexión.',
  again: 'Intentar de nuevo',
  back: 'Atrás',
  cancel: 'Cancelar',
  steps: (now, of) => `Paso ${now} de ${of}`,

  who: '¿Quién es usted?',
  whoLead: 'Jugadores de hoy cuya tarjeta aún no se ha entregado.',
  search: '¿No está en la lista? Escriba al menos tres letras de su nombre',
  noNames: 'Ahora no hay nadie en la lista. Escriba al menos tres letras de su nombre.',
  nobody: 'Ningún jugador del club tiene estas letras.',
  more: 'Más jugadores tienen estas letras. Escriba más del nombre.',
  names: 'Nombres',
  partners: 'Del mismo grupo',

  which: '¿Qué tarjeta?',
  openCard: (holes) =>
    plural('es', holes, { one: 'Su tarjeta abierta, con # hoyo', other: 'Su tarjeta abierta, con # hoyos' }),
  competitionCard: 'Una tarjeta de esta competición',
  casual: 'Una vuelta fuera de competición',
  course: 'Campo',
  tee: 'Tee',
  ownTee: 'Mi tee habitual',
  go: 'Escribir la tarjeta',
  loadingCard: 'Un momento...',

  card: (name) => `La tarjeta de ${name}`,
  playingOff: (handicap, tee) => `${tee} · Hándicap de juego ${handicap}`,
  keys: (hole) => `Resultado del hoyo ${hole}`,
  photo: 'Fotografiar la tarjeta',
  photoNote:
    'El propio equipo del club lee los números, y usted los comprueba antes de que pasen a la tarjeta. La foto no se guarda.',
  photoTaken: 'Su tarjeta',
  closePhoto: 'Escribir la tarjeta',
  typeInstead: 'O escriba la tarjeta abajo: lo que ya hay se queda.',
  pickedUp: 'Recogida',
  clear: 'Borrar',
  up: 'Hoyo anterior',
  down: 'Hoyo siguiente',
  toCheck: 'La tarjeta está completa',
  toCheckMissing: (holes) =>
    plural('es', holes, { one: '# hoyo sin resultado', other: '# hoyos sin resultado' }),
  missing: (holes) => `Estos hoyos no tienen resultado: ${holes}. ¿No se jugaron?`,
  notPlayed: 'No se jugaron',

  check: 'Otro jugador da fe',
  checkLead: (name) =>
    `Quien jugó con ${name} compara esta tarjeta con el papel, busca su propio nombre y firma.`,
  attester: 'Su nombre, no el del jugador',
  chosenAttester: (name) => `${name} da fe`,
  otherAttester: 'Elegir otro nombre',
  sign: 'Firme aquí con el dedo o un lápiz',
  signAgain: 'Borrar la firma',
  handIn: 'Entregar',
  handingIn: 'Entregando...',
  notHandedIn: 'La tarjeta no se ha entregado',

  waitingTitle: 'Una tarjeta espera la conexión con el club',
  waiting: (time) =>
    `Se firmó a las ${time} y se envía sola en cuanto vuelva la conexión, durante diez minutos como máximo. Guarde el papel hasta entonces.`,
  throwAway: 'Renunciar',
  gaveUpTitle: 'La tarjeta no se ha entregado',
  gaveUp:
    'La conexión con el club no ha vuelto. Aquí no queda nada de la tarjeta: entregue el papel al club o escríbala más tarde.',

  done: 'La tarjeta está entregada',
  doneLead: 'Su jugador la encuentra en la aplicación, y allí puede decir que no es suya.',
  ok: 'Listo',

  forgetting: (seconds) =>
    plural('es', seconds, {
      one: '¿No hay nadie? Todo lo de aquí se olvida en # segundo.',
      other: '¿No hay nadie? Todo lo de aquí se olvida en # segundos.',
    }),
  stillHere: 'Sigo aquí',
} satisfies Translation<typeof kioskText>
