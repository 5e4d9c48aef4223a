import { plural } from '@plaza/web/words'
import type { OrderWords } from './en.ts'

export const es: OrderWords = {
  title: 'Pedidos',
  order: (number) => `Pedido ${number}`,
  tabs: {
    all: 'Todos',
    unpaid: 'Sin pagar',
    to_accept: 'Por aceptar',
    to_ship: 'Por enviar',
    shipped: 'Enviados',
    done: 'Terminados',
    cancelled: 'Cancelados',
  },
  columns: {
    number: 'Pedido',
    customer: 'Cliente',
    pieces: 'Piezas',
    total: 'Importe',
    status: 'Estado',
    next: 'Siguiente',
    placed: 'Fecha',
    payment: 'Pago',
    way: 'Envío',
  },
  from: 'Desde',
  to: 'Hasta',
  search: 'Buscar por número, producto o nombre',
  by: (day) => `Antes del ${day}`,
  refundsOpen: (n) => plural('es', n, { one: '# solicitud de reembolso', other: '# solicitudes de reembolso' }),
  empty: 'Aquí no hay pedidos',
  emptyText: 'Aparecerán en cuanto alguien compre.',
}
