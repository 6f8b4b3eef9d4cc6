import type { Translation } from '../../catalogue.ts'
import type { devicesText } from '../../en/identity/devices.online.ts'

export default {
  title: 'Dispositivos con sesión iniciada',
  failed: 'No se han podido cargar sus dispositivos',
  name: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',
  thisDevice: 'Este dispositivo',
  lastUsed: (date) => `Último uso: ${date}`,
  signedIn: (date) => `Sesión iniciada: ${date}`,
  signOut: 'Cerrar sesión',
  signOutOf: (device) => `Cerrar la sesión de ${device}`,
  signingOut: 'Cerrando…',
  signOutOthers: 'Cerrar las demás sesiones',
  signOutAll: 'Cerrar todas las sesiones',
  signOutDevice: '¿Cerrar la sesión de este dispositivo?',
  deviceMeans: (device) =>
    `${device} tendrá que iniciar sesión de nuevo. Los resultados sin enviar se conservan en él.`,
  othersTitle: '¿Cerrar las demás sesiones?',
  othersMeans:
    'Los demás dispositivos tendrán que iniciar sesión de nuevo. Los resultados sin enviar se conservan en ellos.',
  allTitle: '¿Cerrar todas las sesiones?',
  allMeans:
    'Todos los dispositivos tendrán que iniciar sesión de nuevo, también este. Los resultados sin enviar se conservan en cada uno hasta entonces.',
  done: 'Sesión cerrada',
  notDone: 'No se ha cerrado ninguna sesión',
} satisfies Translation<typeof devicesText>
