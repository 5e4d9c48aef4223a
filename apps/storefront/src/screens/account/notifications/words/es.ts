import { plural } from '@plaza/web/words'
import type { NoticeWords } from './en.ts'

export const es: NoticeWords = {
  title: 'Avisos',
  views: 'Avisos y anuncios',
  notices: 'Avisos',
  announcements: 'Anuncios',
  onlyUnread: 'Solo sin leer',
  unread: 'Sin leer',
  markOne: (title) => `Marcar como leído: ${title}`,
  markAll: 'Marcar todo como leído',
  allRead: 'Todos los avisos están leídos',
  kinds: {
    0: 'Novedades para ti',
    100: 'Solicitud de cuenta de vendedor',
    200: 'Solicitud de producto',
    300: 'Solicitud de almacén',
    400: 'Solicitud de retirada',
    500: 'Solicitud de recarga',
  },
  statuses: { [-1]: 'Fallida', 0: 'En revisión', 1: 'Correcta' },
  reason: 'Motivo:',
  empty: 'Todavía no hay avisos',
  emptyText: 'Aquí verás qué pasa con tus solicitudes y pagos.',
  emptyUnread: 'Está todo leído',
  seeAll: 'Ver todos los avisos',
  noAnnouncements: 'No hay anuncios',
  noAnnouncementsText: 'Aquí se cuenta lo que afecta a todo el mundo.',
  logIn: 'Inicia sesión para ver tus avisos',
  shown: (n) => plural('es', n, { one: '# aviso', other: '# avisos' }),
  more: 'Mostrar más',
}
