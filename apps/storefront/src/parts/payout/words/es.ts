import type { PayoutWords } from './en.ts'

export const es: PayoutWords = {
  paymentText: 'Aquí se pagan tus retiradas. Un cambio necesita un código y las retiradas se detienen 24 horas.',
  paymentPaused: (when) => `Las retiradas se detienen hasta ${when}.`,
  wallets: 'Direcciones de monedero',
  bank: 'Cuenta bancaria',
  bankName: 'Banco',
  accountName: 'Titular',
  accountNumber: 'Número de cuenta',
  routingNumber: 'Código del banco',
  now: (masked) => `Ahora: ${masked}`,
  remove: 'Quitar',
  removing: 'Se quitará al guardar',
  keepIt: 'Conservar',
  walletWrong: 'No es una dirección de monedero',
  numberWrong: 'Solo letras, cifras, espacios y guiones',
  nothingTyped: 'Todavía no has cambiado nada',
  codeBy: 'Enviar el código por',
  byEmail: 'Correo',
  bySms: 'SMS',
  savePayment: 'Guardar datos de cobro',
  paymentSaved: 'Tus datos de cobro han cambiado',
}
