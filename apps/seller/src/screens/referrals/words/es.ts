import type { AffiliateWords } from './en.ts'

export const es: AffiliateWords = {
  title: 'Afiliados',
  terms: (rate, most) =>
    `Recibes el ${rate} % del primer pedido completado de cada persona que llega por uno de estos enlaces, como máximo ${most} por persona.`,
  sums: (clicks, orders, commission) =>
    `${clicks} ${clicks === 1 ? 'clic' : 'clics'}, ${orders} ${orders === 1 ? 'pedido' : 'pedidos'}, ${commission} ganados.`,
  one: (name) => `El enlace a ${name}`,
  columns: { product: 'Producto', link: 'Enlace', clicks: 'Clics', orders: 'Pedidos', commission: 'Comisión' },
  copy: 'Copiar enlace',
  copied: 'Copiado',
  copyFailed: 'El navegador no permitió copiar.',
  empty: 'Todavía no hay enlaces',
  emptyText: 'Cada producto a la venta tiene su propio enlace.',
}
