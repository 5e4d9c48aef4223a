import type { NewsWords } from './en.ts'

export const es: NewsWords = {
  title: 'Noticias',
  text: 'Guías, anuncios e historias de la página de noticias.',
  add: 'Escribir noticia',
  none: 'Aún no hay noticias',
  kind: 'Tipo',
  date: 'Fecha',
  headline: 'Título',
  excerpt: 'Resumen',
  body: 'Texto',
  kinds: {
    guide: 'Guía',
    announcement: 'Anuncio',
    story: 'Historia',
  },
}
