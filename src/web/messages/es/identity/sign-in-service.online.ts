import type { Translation } from '../../catalogue.ts'
import type { signInServiceText } from '../../en/identity/sign-in-service.online.ts'

export default {
  providerLead: (name) =>
    `Usted entra con ${name}, que se abre a continuación. Scoreclub nunca ve su contraseña.`,
  continueWith: (name) => `Continuar con ${name}`,
  passwordsThere: (name) => `Las contraseñas se guardan y se cambian en ${name}.`,
  opening: 'Abriendo…',
  connectTitle: 'Conecte su cuenta',
  connectLead: (email) => `Aquí ya hay una cuenta con ${email}.`,
  connectMeans: (name) =>
    `Escriba una vez su antigua contraseña de Scoreclub para demostrar que es suya. Después entrará con ${name}, sin esa contraseña.`,
  connectPassword: 'Su antigua contraseña de Scoreclub',
  connect: 'Conectar e iniciar sesión',
  connecting: 'Conectando…',
  connectOver: 'Este inicio de sesión ha durado más de 10 minutos o ya se ha usado.',
  startAgain: 'Empezar de nuevo',
} satisfies Translation<typeof signInServiceText>
