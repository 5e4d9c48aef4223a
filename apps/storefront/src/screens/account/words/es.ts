import type { ProfileWords } from './en.ts'

export const es: ProfileWords = {
  title: 'Perfil',
  greetings: {
    morning: (name) => `Buenos días, ${name}`,
    day: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Buenas noches, ${name}`,
  },
  since: (month) => `Con nosotros desde ${month}`,
  verified: 'Correo verificado',
  orders: 'Tus pedidos',
  orderWays: { unpaid: 'Por pagar', to_ship: 'Por enviar', shipped: 'En camino', to_review: 'Por valorar', refunds: 'Reembolsos' },
  seller: {
    none: { title: 'Abre tu propia tienda', text: 'Basta con un nombre y un documento de identidad.', action: 'Vender aquí' },
    applying: { title: 'Estamos revisando tu tienda', text: 'Te avisaremos en cuanto haya una decisión.', action: 'Ver tu solicitud' },
    approved: {
      title: 'Tu tienda está abierta',
      text: 'Productos, pedidos y reembolsos te esperan tras el mostrador.',
      action: 'Gestionar la tienda',
    },
    need_more: {
      title: 'Nos falta algo',
      text: 'Corrige lo que marcamos y envíala de nuevo; el resto queda como está.',
      action: 'Ver y corregir',
    },
    rejected: { title: 'Tu solicitud no fue aprobada', text: 'Corrige lo que faltaba y envíala otra vez.', action: 'Editar y reenviar' },
    suspended: { title: 'Tu tienda está suspendida', text: 'Escríbenos para saber qué hace falta.', action: 'Contáctanos' },
  },
  reason: 'Motivo:',
  closing: (day) => `Esta cuenta se cierra el ${day}.`,
  keep: 'Conservar mi cuenta',
  kept: 'Tu cuenta se conserva',
  latest: 'Últimos avisos',
  shortcuts: 'Uso frecuente',
  notices: 'Avisos',
  addresses: 'Direcciones',
  devices: 'Dispositivos',
  display: 'Idioma, moneda y apariencia',
  visitorTitle: 'Inicia sesión o crea una cuenta',
  visitorText: 'Pedidos, monedero, direcciones y avisos en un solo lugar.',
  help: 'Ayuda y políticas',
  openingConsole: 'Abriendo la consola de tu tienda…',
}
