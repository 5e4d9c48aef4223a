import type { StockWords } from './en.ts'

export const es: StockWords = {
  title: 'Existencias',
  views: { all: 'Todo', low: 'Queda poco' },
  columns: { product: 'Producto', left: 'Disponibles', onHand: 'En almacén', reserved: 'Reservadas', sold: 'Vendidas', state: 'Estado' },
  low: 'Poco',
  out: 'Agotado',
  enough: 'Suficiente',
  offSale: 'No está a la venta',
  search: 'Buscar por nombre o número de producto',
  empty: 'Aún no hay productos',
  emptyText: 'Aquí se cuenta lo que vendes, variante por variante.',
  intakes: 'Solicitudes de entrada',
  bringIn: 'Pedir una entrada',
  movements: 'Movimientos',
  movement: { when: 'Cuándo', what: 'Qué', change: 'En almacén', pieces: 'Unidades', from: 'De' },
  kinds: {
    received: 'Recibido',
    reserved: 'Reservado',
    released: 'Libre de nuevo',
    sold: 'Vendido',
    returned: 'Devuelto',
    counted: 'Recuento',
  },
  noMovements: 'Aún no hay movimientos',
  noMovementsText: 'Los cambios aparecen aquí cuando llega, se vende o se corrige el stock.',
  intake: (id) => `Entrada ${id}`,
}
