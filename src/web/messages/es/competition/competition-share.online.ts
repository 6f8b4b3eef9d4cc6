import type { Translation } from '../../catalogue.ts'
import type { competitionShareText } from '../../en/competition/competition-share.online.ts'
import { plural } from '../../plural.ts'

export default {
  loadFailed: 'No se han podido cargar los enlaces',
  title: 'Enlaces a la clasificación',
  lead: 'Con uno de estos enlaces se ven nombres, puestos, resultados y hoyos jugados sin iniciar sesión. No se muestran hándicaps, resultados por hoyo ni correos.',
  kinds: { board: 'Página pública', wall: 'Pantalla de la pared', frame: 'Marco para la web del club' },
  notes: {
    board: 'Para familias e invitados, en su teléfono.',
    wall: 'Para el televisor de la casa club. Pasa las páginas sola, se vuelve a conectar cuando falla la conexión y muestra el código QR de la página pública si la hay.',
    frame: 'Pegue este texto en la web del club, donde deba verse la clasificación.',
  },
  make: {
    board: 'Crear el enlace público',
    wall: 'Crear el enlace de la pantalla',
    frame: 'Crear el marco',
  },
  end: {
    board: 'Desactivar la página pública',
    wall: 'Desactivar la pantalla',
    frame: 'Desactivar el marco',
  },
  ended: {
    board: 'La página pública está desactivada.',
    wall: 'La pantalla está desactivada.',
    frame: 'El marco está desactivado.',
  },
  making: 'Guardando…',
  ending: 'Desactivando…',
  unknown:
    'Este enlace está activo, pero no se puede volver a mostrar porque ha cambiado el secreto de este servidor. Desactívelo y cree uno nuevo.',
  copy: { board: 'Copiar la dirección', wall: 'Copiar la dirección', frame: 'Copiar el texto' },
  copied: 'Copiado.',
  notCopied: 'El navegador no lo ha copiado. Selecciónelo y cópielo a mano.',
  open: 'Abrir',
  inTurn: 'También en esta pantalla, por turnos',
  inTurnNote: 'Hasta otras dos de los mismos días.',
  hold: {
    title: 'Últimos hoyos',
    lead: 'Guarde en secreto los últimos hoyos hasta la entrega de premios. Las clasificaciones, el inicio, los enlaces y la pantalla se detienen antes de este hoyo. Cada jugador sigue viendo su tarjeta entera.',
    from: 'Ocultos hasta la entrega de premios',
    hole: (hole: number, count: number) =>
      `${plural('es', count, { one: 'Solo el hoyo 18', other: `Desde el hoyo ${hole}, # hoyos` })}`,
    hide: 'Ocultar estos hoyos',
    held: (hole: number) => `La clasificación está oculta desde el hoyo ${hole}.`,
    reveal: 'Mostrar el resultado',
    revealNote:
      'Las pantallas muestran entonces el resultado del último puesto al primero, en unos cuarenta segundos. Puede volver a ocultar hoyos hasta que el resultado sea definitivo.',
    final: 'El resultado es definitivo y se muestra entero.',
  },
  result: {
    title: 'Resultado en texto',
    lead: 'Para un boletín, un correo o un mensaje: una línea por jugador, sin los nombres que oculte aquí.',
    copy: 'Copiar el resultado',
    waits: 'El resultado se puede copiar cuando el juego esté cerrado y no haya hoyos ocultos.',
    copied: 'Resultado copiado.',
    loadFailed: 'No se ha podido cargar el resultado',
    byHand: 'El navegador no ha copiado el resultado. Selecciónelo y cópielo a mano.',
    final: 'Resultado definitivo',
    provisional: 'Resultado provisional',
    unnamed: 'Jugador sin nombre',
    countback: 'por desempate',
    points: (points: string) => (points === '1' ? '1 punto' : `${points} puntos`),
    through: (holes: number) =>
      `tarjeta sin entregar tras ${plural('es', holes, { one: '1 hoyo', other: '# hoyos' })}`,
    notes: {
      no_return: 'NR',
      withdrawn: 'WD',
      disqualified: 'DQ',
      no_team: 'Sin equipo:',
      missed_cut: 'No pasó el corte:',
    },
  },
  names: {
    title: 'Nombres ocultos',
    lead: 'Oculte el nombre de un jugador en todas las clasificaciones públicas del club. Los resultados se quedan.',
    child: 'Los nombres de menores nunca se muestran.',
    hide: 'Ocultar el nombre de',
    choose: 'Elija un jugador',
    show: 'Mostrar nombre',
    showNamed: (name: string) => `Mostrar nombre: ${name}`,
  },
} satisfies Translation<typeof competitionShareText>
