import type { OpenPaymentWords } from './en.ts'

export const es: OpenPaymentWords = {
  label: 'Pedidos que esperan su pago',
  waits: 'Un pedido espera su pago',
  checking: 'Estamos comprobando un pago',
  left: (clock) => `quedan ${clock}`,
  pay: 'Pagar',
  look: 'Ver',
  kept: 'Lo que compras se guarda tal como está. Cuando tu monedero alcance, sigue con el pago.',
  back: 'Volver al pago',
}
