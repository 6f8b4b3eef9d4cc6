import type { Translation } from '../../catalogue.ts'
import type { adminDashboardText } from '../../en/home/admin-dashboard.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Panel del club',
  deniedTitle: 'Acceso denegado',
  denied: 'Solo los administradores del club pueden abrir esta página.',
  membership: 'Socios',
  memberCount: (count: number, most: number) => `${count} / ${most}`,
  placesLeft: (count: number) => plural('es', count, { one: 'queda # plaza', other: 'quedan # plazas' }),
  clubFull: 'El club está completo',
  subscription: 'Suscripción',
  plan: 'Plan',
  upgrade: 'Mejorar el plan',
  clubInfo: 'Datos del club',
  name: 'Nombre',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Página web',
  description: 'Descripción',
  timeZone: 'Zona horaria',
  currency: 'Moneda',
  since: 'En Scoreclub desde',
  notSaid: 'Sin indicar',
  openAdministration: 'Abrir la administración del club',
  moreSettings:
    'La moneda, la zona horaria, los hándicaps y el alta de socios están en Ajustes de la administración del club.',
  billingTitle: 'La facturación llegará pronto',
  billingNow:
    'Aquí todavía no se puede pagar, así que no se cobra ni se interrumpe nada. Su club conserva todas las funciones y todos sus datos, también después de la prueba.',
  billingLater:
    'Cuando pueda contratar un plan, lo encontrará en esta página. Tras una prueba, solo las competiciones y los campos nuevos lo necesitarán entonces; nadie pierde el acceso a sus datos. Los precios ya están publicados.',
  seePricing: 'Ver los precios',
  contactUs: 'Contáctenos',
} satisfies Translation<typeof adminDashboardText>
