import type { StaffWords } from './en.ts'

export const es: StaffWords = {
  title: 'Equipo',
  text: 'Cada persona entra con su contraseña y segundo factor, y hace lo que pide su función.',
  invite: 'Invitar',
  states: { active: 'En activo', disabled: 'Sin acceso' },
  since: (day) => `desde el ${day}`,
  roleOf: (name) => `Función de ${name}`,
  notOneself: 'La tuya la cambia otro propietario.',
  sendAway: 'Quitar acceso',
  takeBack: 'Readmitir',
  role: 'Función',
  send: 'Enviar invitación',
  sent: (email) => `La invitación va en camino a ${email}`,
  may: {
    owner: 'Todo, pero ningún caso de dinero a solas',
    finance: 'Recargas, retiradas, cuentas y monederos',
    risk: 'Lee el dinero, firma en segundo lugar, detiene cuentas',
    catalogue: 'Tiendas, productos, entradas, categorías y contenido',
    support: 'Pedidos, reembolsos, denuncias y conversaciones',
    auditor: 'Lee todo, no cambia nada',
  },
}
