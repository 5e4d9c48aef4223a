import type { CategoryWords } from './en.ts'

export const es: CategoryWords = {
  title: 'Categorías',
  text: 'Ordénalas arrastrando, con los botones o con las flechas. No se quita lo que contiene algo.',
  add: 'Añadir categoría',
  addBelow: 'Añadir debajo',
  change: 'Cambiar',
  up: 'Subir',
  down: 'Bajar',
  name: 'Nombre',
  save: 'Guardar',
  saved: 'Los clientes ya lo ven',
  remove: 'Quitar',
  removed: 'Quitada',
  inUse: 'Contiene algo',
  missing: 'nombres que faltan',
  none: 'Aún no hay categorías',
  products: 'productos',
}
