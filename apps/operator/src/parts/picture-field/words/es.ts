import type { PictureWords } from './en.ts'

export const es: PictureWords = {
  label: 'Imagen',
  choose: 'Elegir imágenes',
  other: 'Elegir otra',
  remove: 'Quitar',
  first: 'Poner al principio',
  hint: 'JPEG, PNG o WebP, hasta 10 MB',
}
