import type { PictureWords } from './en.ts'

export const es: PictureWords = {
  add: 'Añadir una imagen',
  addMore: 'Añadir otra',
  hint: (most) => `Hasta ${most} imágenes: JPEG, PNG o WebP, de 10 MB como máximo`,
  picture: (n) => `Imagen ${n}`,
  pictureFailed: 'Esta imagen no se puede abrir ahora',
  sending: (percent) => `Enviando, ${percent} %`,
  sent: 'Enviada',
  replace: 'Cambiar',
  replaceOf: (n) => `Cambiar la imagen ${n}`,
  remove: 'Quitar',
  removeOf: (n) => `Quitar la imagen ${n}`,
  again: 'Enviar otra vez',
  againOf: (n) => `Enviar otra vez la imagen ${n}`,
  notPicture: 'Este archivo no es una imagen JPEG, PNG o WebP',
  tooLarge: 'Esta imagen pasa de 10 MB',
  tooMany: (most) => `No más de ${most} imágenes`,
}
