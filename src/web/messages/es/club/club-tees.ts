import type { Translation } from '../../catalogue.ts'
import type { clubTeesText } from '../../en/club/club-tees.ts'

export default {
  label: 'Valoraciones de las barras',
  hint: 'Las barras pueden tener valoraciones distintas para hombres y mujeres. Se aplica desde la próxima vuelta.',
  notSaid: 'Sin indicar',
  men: 'Las de hombres',
  women: 'Las de mujeres',
  updated: 'Valoraciones de barras actualizadas',
  failed: 'No se ha podido actualizar',
  notChanged: 'No ha cambiado nada. Inténtelo de nuevo.',
} satisfies Translation<typeof clubTeesText>
