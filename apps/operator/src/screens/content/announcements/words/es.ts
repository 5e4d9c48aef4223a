import type { AnnouncementWords } from './en.ts'

export const es: AnnouncementWords = {
  title: 'Avisos',
  text: 'Lo que aparece sobre cada página del centro, a su tiempo.',
  add: 'Escribir un aviso',
  none: 'No hay avisos',
  headline: 'Título',
  body: 'Texto',
  serious: 'Es serio: destaca',
}
