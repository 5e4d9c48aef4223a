import type { AdWords } from './en.ts'

export const es: AdWords = {
  title: 'Anuncios',
  text: 'Lo que aparece en las cinco posiciones de la portada, a su tiempo.',
  add: 'Crear un anuncio',
  none: 'Aún no hay anuncios',
  position: 'Posición',
  rank: 'Orden en su posición',
  link: 'Adónde lleva',
  linkHint: 'Un lugar del centro (#/…) o una dirección https',
  images: 'Imágenes',
  kicker: 'Línea sobre el título',
  headline: 'Título',
  body: 'Texto',
  button: 'Botón',
  preview: 'Vista previa',
  phone: 'Teléfono',
  desktop: 'Ordenador',
  previous: 'Oferta anterior',
  next: 'Oferta siguiente',
  positions: {
    top: 'Escenario de arriba',
    center_top: 'Junto al escenario',
    center: 'En el centro',
    center_bottom: 'Bajo el centro',
    bottom: 'Al pie',
  },
}
