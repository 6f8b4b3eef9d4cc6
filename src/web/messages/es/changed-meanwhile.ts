import type { Translation } from '../catalogue.ts'
import type { changedMeanwhileText } from '../en/changed-meanwhile.ts'

export default {
  title: 'Otra persona ha cambiado esto entretanto',
  taken: 'Lo que solo ha cambiado la otra persona ya está en el formulario. Revíselo y guarde de nuevo.',
  both: 'Ambos han cambiado los campos de abajo. Si guarda de nuevo, queda lo que usted escribió.',
  now: (value) => `Ahora: ${value}`,
  yours: (value) => `Suyo: ${value}`,
  empty: 'vacío',
  take: 'Usar el de la otra persona',
  takeOf: (field) => `Usar el de la otra persona en ${field}`,
  changedTo: (value) =>
    `Otra persona lo ha cambiado a ${value} entretanto. Guarde de nuevo para mantener el suyo.`,
  indexes:
    'Otra persona ha cambiado índices de dificultad entretanto. Ya se muestran; guarde de nuevo para poner el suyo.',
  setAnew:
    'Otra persona lo ha cambiado entretanto. Se muestra lo que vale ahora; elija de nuevo para cambiarlo.',
} satisfies Translation<typeof changedMeanwhileText>
