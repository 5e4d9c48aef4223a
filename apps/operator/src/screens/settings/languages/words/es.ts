import type { LanguageWords } from './en.ts'

export const es: LanguageWords = {
  title: 'Idiomas',
  text: 'Los idiomas que pueden elegir los clientes. El inglés siempre se puede elegir.',
  change: 'Cambiar',
  name: 'Nombre',
  offered: 'Los clientes pueden elegirlo',
  rests: 'No se ofrece',
  save: 'Guardar',
  saved: 'Los clientes ya lo ven',
}
