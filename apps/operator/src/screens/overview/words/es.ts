import type { OverviewWords } from './en.ts'

export const es: OverviewWords = {
  title: 'Resumen',
  text: 'Hoy junto al mismo día de la semana pasada, hasta la misma hora (UTC).',
  orders: 'Pedidos',
  sales: 'Ventas',
  people: 'Personas nuevas',
  shops: 'Tiendas nuevas',
  recharges: 'Recargas',
  withdrawals: 'Retiros',
  lastWeek: 'Semana pasada',
  agree: 'Las cuentas cuadran.',
  disagree: 'Las cuentas no cuadran.',
  toChecks: 'Ver los controles',
}
