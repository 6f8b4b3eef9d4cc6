import type { Translation } from '../../catalogue.ts'
import type { publicNameText } from '../../en/data/public-name.online.ts'

export default {
  title: 'Su nombre en las clasificaciones públicas',
  choice: 'Ocultar mi nombre en las clasificaciones públicas',
  hint: 'Son la página pública, el marco en la web del club y la pantalla de la casa club. Muestran su resultado sin su nombre. Los socios de su club lo siguen viendo con su sesión iniciada.',
  child: 'Los menores nunca aparecen con su nombre en clasificaciones públicas.',
  loadFailed: 'No se ha podido cargar su elección',
  notSaved: 'No se ha podido guardar su elección',
} satisfies Translation<typeof publicNameText>
