import type { StaffWords } from './en.ts'

export const es: StaffWords = {
  title: 'Equipo',
  text: 'Cada persona entra con su correo y contraseña, y ve lo que pide su función.',
  invite: 'Invitar',
  none: 'Todavía nadie más trabaja para la tienda.',
  states: { invited: 'Con invitación', active: 'En activo', disabled: 'Sin acceso' },
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  roleOf: (name) => `Función de ${name}`,
  again: 'Enviar otra vez',
  takeBack: 'Readmitir',
  callOff: 'Anular',
  sendAway: 'Quitar acceso',
  ask: {
    callOff: {
      title: '¿Anular esta invitación?',
      text: 'El enlace del correo deja de funcionar. Puedes volver a invitar a la persona.',
      keep: 'Mantenerla',
    },
    sendAway: {
      title: '¿Quitar el acceso a esta persona?',
      text: 'Pierde el acceso a tu tienda al momento. Puedes readmitirla aquí.',
      keep: 'Mantener el acceso',
    },
  },
  sent: (email) => `La invitación va en camino a ${email}`,
  isHere: 'Ya trabaja aquí, o es tu propia dirección',
  role: 'Función',
  send: 'Enviar invitación',
  may: {
    catalogue: 'Productos, existencias y cupones; lee reseñas',
    orders: 'Pedidos, reembolsos, albaranes y reseñas',
    finance: 'Lee dinero, extractos y pedidos; no retira nada',
    support: 'Lee pedidos y reembolsos, responde reseñas y chats',
  },
}
