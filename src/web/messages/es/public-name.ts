import type { Translation } from '../catalogue.ts'
import type { publicNameText } from '../en/public-name.ts'

export default {
  title: 'Su nombre en las clasificaciones públicas',
  choice: 'No mostrar mi nombre en las clasificaciones públicas',
  hint: 'En las que están abiertas a todo el mundo: la página pública, un marco en la web del club y la pantalla de la casa club. Su resultado se muestra allí sin su nombre, desde ese momento. Los socios de su club, con su sesión iniciada, lo siguen viendo.',
  child: 'Los niños nunca aparecen con su nombre en clasificaciones abiertas a todo el mundo.',
  loadFailed: 'No se ha podido cargar su elección',
  notSaved: 'No se ha podido guardar su elección',
} satisfies Translation<typeof publicNameText>
