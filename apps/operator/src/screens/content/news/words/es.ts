import type { NewsWords } from './en.ts'

export const es: NewsWords = {
  title: 'Noticias',
  text: 'Guías, avisos e historias de la página de noticias.',
  add: 'Escribir noticia',
  none: 'Aún no hay noticias',
  kind: 'Tipo',
  date: 'Fecha',
  headline: 'Título',
  excerpt: 'Resumen',
  body: 'Texto',
  kinds: {
    guide: 'Guía',
    announcement: 'Aviso',
    story: 'Historia',
  },
}
