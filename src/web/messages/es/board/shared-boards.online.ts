import type { Translation } from '../../catalogue.ts'
import type { sharedBoardsText } from '../../en/board/shared-boards.online.ts'

export default {
  tab: 'Clasificación',
  over: 'Este enlace ya no muestra ninguna clasificación',
  overNext: 'El club lo ha desactivado o falta parte de la dirección. Pida al club un enlace nuevo.',
  failed: 'No se ha podido cargar la clasificación',
  triedAgain: 'Esta pantalla lo sigue intentando.',
  nobody: 'Todavía no hay nadie en esta clasificación.',
  unnamed: 'Jugador sin nombre',
  names: 'Los menores y quienes han pedido no ser nombrados aparecen sin su nombre.',
  made: 'Hecho con Scoreclub',
  revealing: 'El resultado, del último puesto al primero',
  follow: 'Escanee el código QR para seguir esta clasificación en su teléfono.',
  qr: 'Código QR de la clasificación pública',
  screen: (screen: number, screens: number) => `${screen} de ${screens}`,
} satisfies Translation<typeof sharedBoardsText>
