import type { Translation } from '../../catalogue.ts'
import type { memberDetailsText } from '../../en/club/member-details.online.ts'

export default {
  title: 'Nombre y números',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  nameOfAccount:
    'Este socio tiene cuenta propia. El nuevo nombre se muestra en todas partes, también en otros clubes, y el socio recibe un aviso. Un resultado definitivo conserva el nombre con el que se publicó.',
  nameOfList:
    'El nombre se muestra en todas partes. Un resultado definitivo conserva el nombre con el que se publicó.',
  memberNumber: 'Número de socio',
  memberNumberHint: 'El número en la lista de su club.',
  nationalNumber: (name) => (name === null ? 'Número nacional de hándicap' : `Número ${name}`),
  nationalNumberHint: 'El número con el que la federación lleva el hándicap de este socio.',
  phone: 'Teléfono',
  phoneHint: 'Solo lo ven los administradores del club y el socio, entre sus datos.',
  email: (email) => `${email} es la dirección de la cuenta del socio. Solo el socio la cambia, en su perfil.`,
  save: 'Guardar nombre y números',
  saved: 'Nombre y números guardados',
  failed: 'El nombre y los números no se guardaron. Inténtelo de nuevo.',
  faults: {
    number_taken: 'Otro socio del club tiene este número de socio.',
    national_taken: 'Otro socio del club tiene este número. Compruebe a cuál de los dos pertenece.',
    phone_unreadable: 'Esto no es un número de teléfono. Indique uno como 612 345 678.',
  },
} satisfies Translation<typeof memberDetailsText>
