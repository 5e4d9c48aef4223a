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
  noMail: 'De este centro no sale ningún correo.',
  noMailText:
    'Los códigos de acceso, los recibos y las invitaciones se guardan sin enviarse hasta que se configure un servidor de correo (MAIL_URL).',
  waiting: 'En espera',
  nothingWaits: 'No espera nada.',
  waitsFor: (length) => `lo más urgente, desde hace ${length}`,
  promises: 'Promesas en cuatro semanas',
  noneDecided: 'Aún no se decidió nada.',
  median: ({ took, promised }) => `la mitad en ${took}; prometido ${promised}`,
  kept: ({ kept, decided }) => `${kept} de ${decided} a tiempo`,
  refusals: 'Lo más rechazado hoy',
  nothingRefused: 'No se rechazó nada.',
}
