import type { Translation } from '../../catalogue.ts'
import type { movedHolesText } from '../../en/card/moved-holes.ts'

export default {
  moved: 'Alguien ha cambiado esta tarjeta desde que la abrió',
  movedHole: (hole, { now, typed }) => `Hoyo ${hole}: la tarjeta tiene ${now}, usted ha escrito ${typed}.`,
  movedNext: (button) =>
    `No se ha guardado nada y lo que escribió sigue aquí. Cámbielo, o pulse «${button}» para pasarlo a la tarjeta.`,
  pickedUp: 'bola levantada',
  notPlayed: 'sin resultado',
} satisfies Translation<typeof movedHolesText>
