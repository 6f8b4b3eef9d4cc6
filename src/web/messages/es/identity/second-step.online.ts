import type { Translation } from '../../catalogue.ts'
import type { secondStepText } from '../../en/identity/second-step.online.ts'

export default {
  title: 'Segundo paso al iniciar sesión',
  lead: 'Después de la contraseña se pide un código de una aplicación de su teléfono. Nadie entra solo con su contraseña. Lo recomendamos a los administradores de un club.',
  failed: 'No se ha podido cargar el segundo paso',
  turnOn: 'Activar',
  turnOnTitle: 'Activar el segundo paso',
  apps: 'Necesita una aplicación que muestre códigos, como la de su gestor de contraseñas, Google Authenticator, Microsoft Authenticator o Aegis.',
  goOn: 'Continuar',
  passwordWhy: 'Para que nadie más cambie su forma de iniciar sesión.',
  scan: 'Escanéelo con la aplicación o escriba la clave en ella.',
  qrLabel: 'Código QR con la clave para su aplicación',
  openInApp: 'Abrir en una aplicación de este dispositivo',
  key: 'Clave',
  copyKey: 'Copiar la clave',
  copied: 'Copiado',
  notCopied: 'Este navegador no permite copiar. Selecciónelo y cópielo usted.',
  codeOfApp: 'Código que muestra ahora la aplicación',
  codeHint: 'Seis cifras',
  codeFaulty: 'El código tiene seis cifras.',
  notTurnedOn: 'El segundo paso no se ha activado',
  turnedOn: 'El segundo paso está activado',
  turnedOnMeans: 'Se ha cerrado la sesión en sus demás dispositivos.',
  onSince: (date) => `Activado desde el ${date}.`,
  codesLeft: (left) =>
    left === 0
      ? 'No le queda ningún código de recuperación. Cree otros, para que perder el teléfono no le deje fuera.'
      : left === 1
        ? 'Le queda 1 código de recuperación. Cree otros pronto.'
        : `Le quedan ${left} códigos de recuperación.`,
  newCodes: 'Crear códigos de recuperación nuevos',
  newCodesMeans: 'Se crean diez códigos nuevos y los anteriores dejan de servir.',
  notMade: 'No se han creado códigos nuevos',
  turnOff: 'Desactivar',
  turnOffTitle: 'Desactivar el segundo paso',
  turnOffMeans:
    'Entonces basta con su contraseña para iniciar sesión, y sus códigos de recuperación dejan de servir.',
  turnedOff: 'El segundo paso está desactivado',
  notTurnedOff: 'El segundo paso sigue activado',
  codesTitle: 'Sus códigos de recuperación',
  codesMeans:
    'Si pierde el teléfono, cada código sirve una vez para entrar, junto con su contraseña. Solo se muestran ahora. Guárdelos donde los encuentre sin el teléfono.',
  codesFor: (site) => `Códigos de recuperación para ${site}`,
  copyCodes: 'Copiar',
  saveCodes: 'Guardar como archivo',
  printCodes: 'Imprimir',
  kept: 'Los he guardado',
  fileName: 'scoreclub-codigos-de-recuperacion.txt',

  askTitle: 'Segundo paso',
  askLead:
    'Su contraseña es correcta. Escriba ahora el código que muestra su aplicación o uno de sus códigos de recuperación.',
  code: 'Código',
  askHint: 'Seis cifras, o un código de recuperación de diez letras y cifras',
  askFaulty: 'Un código tiene seis cifras; uno de recuperación, diez letras y cifras.',
  confirm: 'Iniciar sesión',
  confirming: 'Iniciando sesión…',
  lostBoth:
    '¿Sin teléfono ni código de recuperación? Quien gestiona este Scoreclub puede desactivarle el segundo paso. Pregunte a su club.',
  startAgain: 'Empezar de nuevo',
} satisfies Translation<typeof secondStepText>
