import type { AdjustmentWords } from './en.ts'

export const es: AdjustmentWords = {
  title: 'Ajustes de saldo',
  text: 'Ningún saldo se edita: uno lo pide, otro firma y su dueño lee por qué.',
  ask: 'Pedir uno',
  none: 'Aún no se ha ajustado nada',
  states: { signed_once: '1 de 2 firmas', made: 'Hecho', withdrawn: 'Retirado' },
  askedBy: ({ name, at }) => `Pedido por ${name}, ${at}`,
  signedBy: ({ name, at }) => `firmado por ${name}, ${at}`,
  withdrawnBy: ({ name, at }) => `retirado por ${name}, ${at}`,
  ownRequest: 'Lo solicitaste tú. Debe aprobarlo otra persona.',
  sign: 'Firmar',
  withdraw: 'Retirarlo',
  whose: 'De quién',
  accounts: { customer: 'Un cliente', shop: 'Una tienda' },
  direction: 'Sentido',
  directions: { credit: 'recibe', debit: 'devuelve' },
  number: 'Número del cliente o de la tienda',
  amount: 'Importe',
  reason: 'Motivo, para el equipo',
  forOwner: 'Lo que lee su dueño',
}
