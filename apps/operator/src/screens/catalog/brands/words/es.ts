import type { BrandWords } from './en.ts'

export const es: BrandWords = {
  title: 'Marcas',
  text: 'De qué pueden ser los productos. Una marca que tiene productos no se puede quitar.',
  add: 'Añadir una marca',
  search: 'Buscar por nombre',
  none: 'Aún no hay marcas',
  name: 'Nombre',
  products: 'Productos',
  words: 'Idiomas que faltan',
  description: 'Descripción',
  picture: 'Imagen',
  save: 'Guardar',
  saved: 'Los clientes ya lo ven',
  remove: 'Quitarla',
  removed: 'Quitada; su historial la devuelve',
  inUse: 'Tiene productos',
}
