import type { SumWords } from './en.ts'

export const es: SumWords = {
  total: 'Importe del pedido',
  items: 'Artículos',
  shop_discount: 'Descuento de la tienda',
  mall_discount: 'Descuento del centro comercial',
  delivery: 'Envío',
  delivery_discount: 'Descuento en el envío',
  tax: 'Impuestos',
  taxIncluded: 'Impuestos, incluidos',
  pays: 'Paga el cliente',
  mallPays: 'Añade el centro comercial',
  discount: 'Descuento',
  full: 'Reembolso completo',
}
