import { plural } from '@plaza/web/words'
import type { NoticeWords } from './en.ts'

export const es: NoticeWords = {
  title: 'Avisos',
  views: { all: 'Todos', unread: 'Sin leer' },
  waiting: 'Lo que espera ahora',
  waits: {
    orders: (n) => plural('es', n, { one: '# pedido por enviar', other: '# pedidos por enviar' }),
    refunds: (n) => plural('es', n, { one: '# reembolso por responder', other: '# reembolsos por responder' }),
    chats: (n) => plural('es', n, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
    low_stock: (n) => plural('es', n, { one: '# variante casi agotada', other: '# variantes casi agotadas' }),
  },
  unread: 'Sin leer',
  markOne: (title) => `Marcar como leído: ${title}`,
  markAll: 'Marcar todo como leído',
  allRead: 'Todos los avisos están leídos',
  statuses: { [-1]: 'Rechazado', 0: 'En revisión', 1: 'Hecho' },
  reason: 'Motivo:',
  empty: { all: 'Todavía no hay avisos', unread: 'Está todo leído' },
  emptyText: 'Aquí se cuentan los reembolsos, lo que se agota y lo que decide el centro.',
}
