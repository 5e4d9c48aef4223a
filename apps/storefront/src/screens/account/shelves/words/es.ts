import { plural } from '@plaza/web/words'
import type { ShelfWords } from './en.ts'

export const es: ShelfWords = {
  title: 'Guardados, seguidos y vistos',
  parts: 'Lo que conservas',
  saved: 'Guardados',
  followed: 'Seguidos',
  seen: 'Vistos',
  onDevice: 'Se conserva en este dispositivo. Inicia sesión y te acompañará.',
  remove: 'Quitar',
  saveAgain: 'Guardar otra vez',
  removed: 'Quitado',
  more: 'Mostrar más',
  forget: 'Vaciar la lista',
  forgotten: 'Ya no se conserva nada de lo que has visto',
  nothingSaved: 'Aún no has guardado nada',
  nothingSavedText: 'Pulsa el corazón de un producto y aparecerá aquí.',
  nothingFollowed: 'Aún no sigues ninguna tienda',
  nothingFollowedText: 'Sigue una tienda y sus novedades aparecerán aquí.',
  nothingSeen: 'Aún no has visto nada',
  nothingSeenText: 'Los productos que abras aparecen aquí, primero el último.',
  lookAround: 'Ver lo más vendido',
  logInToFollow: 'Inicia sesión para seguir tiendas',
  logInToFollowText: 'Las tiendas que sigues se conservan en tu cuenta.',
  newSince: (n) => plural('es', n, { one: '# novedad desde que la sigues', other: '# novedades desde que la sigues' }),
  newest: (name) => `Lo más nuevo de ${name}`,
  closed: 'Cerrada',
}
