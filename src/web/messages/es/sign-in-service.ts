import type { Translation } from '../catalogue.ts'
import type { signInServiceText } from '../en/sign-in-service.ts'

export default {
  providerLead: (name) =>
    `Usted entra con ${name}, que se abre a continuación. Scoreclub nunca ve su contraseña.`,
  continueWith: (name) => `Continuar con ${name}`,
  passwordsThere: (name) => `Las contraseñas se guardan y se cambian en ${name}.`,
  opening: 'Abriendo…',
  connectTitle: 'Conecte su cuenta',
  connectLead: (email) => `Aquí ya hay una cuenta con ${email}.`,
  connectMeans: (name) =>
    `Demuestre una vez que es suya, con la contraseña que tenía aquí. Después entrará con ${name}, y no se le volverá a pedir esta contraseña.`,
  connectPassword: 'Su contraseña de antes',
  connect: 'Conectar e iniciar sesión',
  connecting: 'Conectando…',
  connectOver: 'Este inicio de sesión ha durado más de 10 minutos o ya se ha usado.',
  startAgain: 'Empezar de nuevo',
} satisfies Translation<typeof signInServiceText>
