import type { Translation } from '../catalogue.ts'
import type { competitionShareText } from '../en/competition-share.ts'
import { plural } from '../plural.ts'

export default {
  loadFailed: 'No se han podido cargar los enlaces',
  title: 'Enlaces a la clasificación',
  lead: 'Quien tiene uno de estos enlaces ve nombres, puestos, resultados y cuánto lleva cada tarjeta, sin iniciar sesión. Los hándicaps, los hoyos y las direcciones se quedan en el club.',
  kinds: { board: 'Página pública', wall: 'Pantalla de la pared', frame: 'Marco para la web del club' },
  notes: {
    board: 'Para familias e invitados, en su teléfono.',
    wall: 'Para el televisor de la casa club. Pasa las páginas sola, se vuelve a conectar cuando falla la conexión y muestra el código QR de la página pública si la hay.',
    frame: 'Pegue este texto donde deba verse la clasificación en la web del club.',
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
    'Este enlace está activo, pero no se puede volver a mostrar porque ha cambiado el secreto de esta instalación. Desactívelo y cree uno nuevo.',
  copy: { board: 'Copiar la dirección', wall: 'Copiar la dirección', frame: 'Copiar el texto' },
  copied: 'Copiado.',
  notCopied: 'El navegador no lo ha copiado. Selecciónelo y cópielo a mano.',
  open: 'Abrir',
  inTurn: 'También en esta pantalla, por turnos',
  inTurnNote: 'Como máximo otras dos de los mismos días.',
  hold: {
    title: 'Últimos hoyos',
    lead: 'Las clasificaciones pueden quedarse quietas hasta la entrega de premios: los puestos, el inicio, los enlaces y la pantalla se detienen antes de este hoyo. Cada jugador ve entera su tarjeta.',
    from: 'Ocultos hasta la entrega de premios',
    hole: (hole: number, count: number) =>
      `${plural('es', count, { one: 'Solo el hoyo 18', other: `Desde el hoyo ${hole}, # hoyos` })}`,
    hide: 'Ocultar estos hoyos',
    held: (hole: number) => `El hoyo ${hole} y los siguientes están ocultos.`,
    reveal: 'Mostrar el resultado',
    revealNote:
      'Las pantallas lo leen entonces del último puesto al primero, en unos cuarenta segundos. Mientras el resultado no sea definitivo, los hoyos pueden volver a ocultarse.',
    final: 'El resultado es definitivo y se muestra entero.',
  },
  names: {
    title: 'A quién no se nombra',
    lead: 'Oculte el nombre de un jugador en las clasificaciones públicas. Su resultado se queda; vale para todas las del club.',
    child: 'A un menor nunca se le nombra.',
    hide: 'Quitar el nombre de',
    choose: 'Elija un jugador',
    show: 'Nombrar',
    showNamed: (name: string) => `Nombrar a ${name}`,
  },
} satisfies Translation<typeof competitionShareText>
