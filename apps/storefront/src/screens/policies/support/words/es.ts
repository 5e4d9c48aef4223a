import type { SupportWords } from './en.ts'

export const es: SupportWords = {
  search: 'Buscar en las respuestas',
  found: 'Lo que encontramos',
  noneFound: 'No hay nada escrito sobre esto. Pregúntanos abajo.',
  ways: 'Pregúntanos',
  chat: 'Chatear ahora',
  write: 'Escribir una consulta',
  elsewhere: 'Atención externa',
  leaves: (host) => `Esto lleva a ${host}, fuera del centro. No des allí a nadie tu contraseña ni un código.`,
  widget: 'Chat de atención al cliente',
  kept: 'Lo que prometemos y cumplimos',
  keptText: 'Contado en los últimos 28 días: cuánto se hizo a tiempo.',
  span: (promised, standard) => `Prometido en ${promised}, normalmente ${standard}`,
  kinds: {
    '100': 'Apertura de tiendas',
    '200': 'Productos',
    '300': 'Entradas de mercancía',
    '400': 'Retiros',
    '500': 'Recargas',
    refund: 'Reembolsos',
    report: 'Denuncias',
    talk: 'Denuncias de chat',
    data: 'Solicitudes de datos',
    ticket: 'Respuestas a consultas',
  },
}
