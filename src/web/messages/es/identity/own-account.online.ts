import type { Translation } from '../../catalogue.ts'
import type { ownAccountText } from '../../en/identity/own-account.online.ts'

export default {
  title: 'Contraseña y correo',
  signInAs: (email) => `Inicia sesión con ${email}.`,
  changePassword: 'Cambiar la contraseña',
  changeEmail: 'Cambiar la dirección de correo',
  endsOthers: 'Se cierra la sesión en sus demás dispositivos.',
  currentPassword: 'Su contraseña actual',
  passwordMissing: 'Escriba su contraseña.',
  passwordWrong: 'Esta no es su contraseña.',
  passwordSaved: 'Contraseña cambiada',
  othersEnded: 'Se ha cerrado la sesión en sus demás dispositivos.',
  passwordNotSaved: 'La contraseña no se ha cambiado',
  newEmail: 'Nueva dirección de correo',
  emailMeans:
    'Si este Scoreclub envía correos, la nueva dirección recibe antes un código; si no, vale de inmediato. Se cierra la sesión en sus demás dispositivos.',
  emailSame: 'Ya es su dirección.',
  emailTaken: 'Ya hay una cuenta con este correo.',
  emailSaved: 'Dirección de correo cambiada',
  emailNow: (email) =>
    `A partir de ahora inicia sesión con ${email}. Se ha cerrado la sesión en sus demás dispositivos.`,
  emailNotSaved: 'La dirección de correo no se ha cambiado',
  codeLead: (email) =>
    `Hemos enviado seis cifras a ${email}. Su dirección sigue siendo la misma hasta que las escriba aquí, en un plazo de 15 minutos.`,
  otherAddress: 'Usar otra dirección',
  confirmEmail: 'Confirmar la nueva dirección',
  passwordAgain: 'Su contraseña',
  passwordAgainWhy: 'La escribió hace más de 15 minutos; la pedimos de nuevo antes de cambiar una función.',
  externalTitle: 'Inicio de sesión',
  signInWith: (name) => `Usted entra con ${name}.`,
  keptThere:
    'La contraseña y el correo electrónico se cambian allí. Una dirección nueva se toma la próxima vez que inicie sesión.',
  signInAgain: 'Volver a iniciar sesión',
} satisfies Translation<typeof ownAccountText>
