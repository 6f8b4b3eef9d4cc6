import type { Translation } from '../../catalogue.ts'
import type { signedByText } from '../../en/card/signed-by.ts'

export default {
  ownName:
    'Es el nombre del propio jugador. Escriba el nombre de quien ha marcado la tarjeta. Si se llama igual, añada una inicial.',
  ownSignature: 'Es el nombre del propio jugador. Aquí firma quien ha marcado la tarjeta.',
} satisfies Translation<typeof signedByText>
