import type { PostWords } from './en.ts'

export const es: PostWords = {
  title: 'Entradas',
  text: 'Lo que está en el blog del centro.',
  add: 'Escribir una entrada',
  none: 'Aún no hay entradas',
  products: 'Productos por número, separados por comas',
  date: 'Fecha',
  headline: 'Título',
  excerpt: 'Resumen',
  body: 'Texto',
}
