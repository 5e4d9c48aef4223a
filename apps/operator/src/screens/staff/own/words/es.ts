import { plural } from '@plaza/web/words'
import type { OwnWords } from './en.ts'

export const es: OwnWords = {
  title: 'Tu acceso',
  password: 'Contraseña',
  passwordText: 'Una nueva cierra todas tus demás sesiones. El autenticador sigue igual.',
  present: 'Contraseña actual',
  change: 'Cambiar la contraseña',
  changed: 'Tu contraseña ha cambiado; tus demás sesiones se han cerrado',
  codeWrong: 'El código no es correcto. Espera al siguiente.',
  codes: 'Códigos de recuperación',
  codesText: 'Cada uno te deja entrar una vez sin el autenticador. Diez nuevos anulan los anteriores.',
  renew: 'Obtener diez códigos nuevos',
  renewed: 'Desde ahora solo sirven los códigos nuevos',
  none: 'No queda ningún código.',
  left: (n) => plural('es', n, { one: 'Queda # código.', other: 'Quedan # códigos.' }),
  few: (n) => plural('es', n, { one: 'Solo queda # código.', other: 'Solo quedan # códigos.' }),
}
