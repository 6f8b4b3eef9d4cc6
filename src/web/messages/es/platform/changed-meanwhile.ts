import type { Translation } from '../../catalogue.ts'
import type { changedMeanwhileText } from '../../en/platform/changed-meanwhile.ts'

export default {
  title: 'Otra persona ha cambiado esto entretanto',
  taken: 'Sus demás cambios ya están en el formulario. Revíselos y guarde de nuevo.',
  both: 'Ambos han cambiado los campos de abajo. Si guarda de nuevo, queda lo que usted escribió.',
  now: (value) => `Ahora: ${value}`,
  yours: (value) => `Suyo: ${value}`,
  empty: 'vacío',
  take: 'Usar el de la otra persona',
  takeOf: (field) => `Usar el de la otra persona en ${field}`,
  changedTo: (value) =>
    `Otra persona lo ha cambiado a ${value} entretanto. Guarde de nuevo para mantener el suyo.`,
  indexes:
    'Otra persona ha cambiado hándicaps de hoyo entretanto. Ahora ve los suyos; guarde de nuevo para poner los de usted.',
  setAnew: 'Otra persona lo ha cambiado entretanto. Ahora ve su elección; elija de nuevo para cambiarla.',
} satisfies Translation<typeof changedMeanwhileText>
