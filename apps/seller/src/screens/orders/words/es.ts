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
  refundsOpen: (n) => plural('es', n, { one: '# solicitud de reembolso', other: '# solicitudes de reembolso' }),
  empty: 'Aquí no hay pedidos',
  emptyText: 'Aparecerán en cuanto alguien compre.',
  csv: 'CSV',
  bulk: {
    accept: (n) => plural('es', n, { one: 'Aceptar # pedido', other: 'Aceptar # pedidos' }),
    ship: (n) => plural('es', n, { one: 'Enviar # pedido', other: 'Enviar # pedidos' }),
    slips: 'Notas de entrega',
    accepted: (n) => plural('es', n, { one: '# pedido aceptado', other: '# pedidos aceptados' }),
    shipped: (n) => plural('es', n, { one: '# pedido enviado', other: '# pedidos enviados' }),
    someNot: (n) =>
      plural('es', n, {
        one: '# pedido no se pudo. Ábrelo para ver por qué.',
        other: '# pedidos no se pudieron. El motivo está a su lado.',
      }),
    shipTitle: (n) => plural('es', n, { one: 'Enviar # pedido', other: 'Enviar # pedidos' }),
    promised: (names) => `El prometido a cada comprador: ${names}`,
    sent: 'Enviado',
    numbers: 'Números de seguimiento',
    numbersHint: 'Uno por línea, en el orden de la lista; o con el número de pedido delante.',
    tooMany: (n) => plural('es', n, { one: '# línea no es de ningún pedido', other: '# líneas no son de ningún pedido' }),
    missing: (n) => plural('es', n, { one: '# pedido aún sin número se queda', other: '# pedidos aún sin número se quedan' }),
  },
}
