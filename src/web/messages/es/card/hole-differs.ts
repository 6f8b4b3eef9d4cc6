import type { Translation } from '../../catalogue.ts'
import type { holeDiffersText } from '../../en/card/hole-differs.ts'

export default {
  title: (hole) => `Resultados distintos en el hoyo ${hole}`,
  you: 'Usted',
  group: 'Su grupo',
  marker: 'Su marcador',
  paper: 'Tarjeta de papel',
  committee: 'Comité',
  pickedUp: 'Bola levantada',
  noScore: 'Sin resultado',
  take: (value) => `Aceptar ${value}`,
  takeOf: (hole, value) => `Hoyo ${hole}: aceptar ${value}`,
  orThey: (who, value) => `Si lo correcto es ${value}, ${who} lo anota en su teléfono.`,
  orGroup: (value) => `Si lo correcto es ${value}, quien anotó el otro resultado lo cambia en su teléfono.`,
} satisfies Translation<typeof holeDiffersText>
