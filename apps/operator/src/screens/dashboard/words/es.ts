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
  toChecks: 'Ver la conciliación',
  noMail: 'De este centro no sale ningún correo.',
  noMailText:
    'Los códigos de acceso, los recibos y las invitaciones se guardan sin enviarse hasta que se configure un servidor de correo (MAIL_URL).',
  waiting: 'Pendiente',
  nothingWaits: 'No hay nada pendiente.',
  waitsFor: (length) => `El más antiguo espera desde hace ${length}`,
  promises: 'Tiempos de respuesta, últimas 4 semanas',
  noneDecided: 'Aún no hay decisiones.',
  median: ({ took, promised }) => `Mediana: ${took}; objetivo: ${promised}`,
  kept: ({ kept, decided }) => `${kept} de ${decided} a tiempo`,
  refusals: 'Errores más frecuentes hoy',
  nothingRefused: 'Hoy no ha habido errores.',
  refusalOf: ({ call, code }) => `Petición ${call}, código ${code}`,
}
