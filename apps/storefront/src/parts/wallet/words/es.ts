import { plural } from '@plaza/web/words'
import type { BalanceWords } from './en.ts'

export const es: BalanceWords = {
  wallet: 'Monedero',
  available: 'Disponible',
  nothingFrozen: 'Nada retenido',
  frozen: (sum) => `${sum} retenidos`,
  holds: (n) => plural('es', n, { one: '# retención', other: '# retenciones' }),
  why: { withdrawal: 'retirada en revisión', transfer: 'transferencia que puedes recuperar' },
  whyUntil: (why, day) => `${why}, hasta el ${day}`,
  recharge: 'Recargar',
  withdraw: 'Retirar',
  transfer: 'Transferir',
}
