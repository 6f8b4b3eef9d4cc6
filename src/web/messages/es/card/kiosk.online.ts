import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { kioskText } from '../../en/card/kiosk.online.ts'

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
  closedTitle: 'Esta tableta aún no es un puesto',
  closed: 'Un administrador crea un enlace para ella en los ajustes del club, en Puestos. Ábralo aquí.',
  openTitle: '¿Convertir esta tableta en el puesto del club?',
  openLead:
    'Los jugadores pueden entregar aquí sus tarjetas de papel sin iniciar sesión. El enlace sirve una vez.',
  openButton: 'Convertirla en el puesto',
  opening: 'Abriendo...',
  openFailed: 'No se ha abierto el puesto',
  signedInTitle: 'Alguien tiene la sesión iniciada en esta tableta',
  signedIn: 'Cualquiera podría usar esa cuenta. Cierre la sesión antes de convertirla en puesto.',
  signOut: 'Cerrar sesión',
  loadFailed: 'No se ha podido cargar el puesto',
  noLine: 'No hay conexión con el club',
  noLineText: 'El puesto continúa en cuanto vuelva la conexión.',
  again: 'Intentar de nuevo',
  back: 'Atrás',
  cancel: 'Cancelar',
  steps: (now, of) => `Paso ${now} de ${of}`,

  who: '¿Quién es usted?',
  whoLead: 'Jugadores de hoy cuya tarjeta aún no se ha entregado.',
  search: '¿No está en la lista? Escriba al menos tres letras de su nombre',
  noNames: 'Ahora no hay nadie en la lista. Escriba al menos tres letras de su nombre.',
  nobody: 'No se ha encontrado a nadie. Revise el nombre.',
  more: 'Hay más jugadores. Escriba más del nombre.',
  names: 'Nombres',
  partners: 'Del mismo grupo',

  which: '¿Qué tarjeta?',
  openCard: (holes) =>
    plural('es', holes, { one: 'Su tarjeta abierta, con # hoyo', other: 'Su tarjeta abierta, con # hoyos' }),
  competitionCard: 'Una tarjeta de esta competición',
  casual: 'Una vuelta fuera de competición',
  course: 'Campo',
  tee: 'Barras',
  ownTee: 'Mis barras habituales',
  go: 'Escribir la tarjeta',
  loadingCard: 'Un momento...',

  card: (name) => `La tarjeta de ${name}`,
  playingOff: (handicap, tee) => `${tee} · Hándicap de juego ${handicap}`,
  keys: (hole) => `Resultado del hoyo ${hole}`,
  photo: 'Fotografiar la tarjeta',
  photoNote:
    'El ordenador del club lee los números, y usted los comprueba antes de que pasen a la tarjeta. La foto no se guarda.',
  photoTaken: 'Su tarjeta',
  closePhoto: 'Escribir la tarjeta',
  typeInstead: 'O escriba la tarjeta abajo. Lo ya anotado se queda.',
  pickedUp: 'Levantada',
  clear: 'Borrar',
  up: 'Hoyo anterior',
  down: 'Hoyo siguiente',
  toCheck: 'La tarjeta está completa',
  toCheckMissing: (holes) =>
    plural('es', holes, { one: '# hoyo sin resultado', other: '# hoyos sin resultado' }),
  missing: (holes) => `Estos hoyos no tienen resultado: ${holes}. ¿No se jugaron?`,
  notPlayed: 'No se jugaron',

  check: 'Firma su marcador',
  checkLead: (name) =>
    `Un jugador que jugó con ${name} compara esta tarjeta con el papel, elige su nombre y firma.`,
  attester: 'Nombre del marcador',
  chosenAttester: (name) => `Marcador: ${name}`,
  otherAttester: 'Elegir otro nombre',
  sign: 'Firme aquí con el dedo o un lápiz',
  signAgain: 'Borrar la firma',
  handIn: 'Entregar',
  handingIn: 'Entregando...',
  notHandedIn: 'La tarjeta no se ha entregado',

  waitingTitle: 'Una tarjeta espera la conexión con el club',
  waiting: (time) =>
    `Se firmó a las ${time} y se envía en cuanto vuelva la conexión. El puesto lo intenta diez minutos. Guarde el papel hasta entonces.`,
  throwAway: 'Descartar esta tarjeta',
  gaveUpTitle: 'La tarjeta no se ha entregado',
  gaveUp:
    'La conexión no ha vuelto, y aquí no queda nada de la tarjeta. Entregue el papel al club o escríbala más tarde.',

  done: 'La tarjeta está entregada',
  doneLead: 'El jugador la ve en la aplicación y allí puede decir si no es suya.',
  doneWithoutAccount:
    'El jugador no tiene cuenta en la aplicación. Si algo de la tarjeta no es correcto, dígaselo al club.',
  ok: 'Listo',

  forgetting: (seconds) =>
    plural('es', seconds, {
      one: '¿Sigue ahí? La pantalla se borra en # segundo.',
      other: '¿Sigue ahí? La pantalla se borra en # segundos.',
    }),
  stillHere: 'Sigo aquí',
} satisfies Translation<typeof kioskText>
