import type { AuditWords } from './en.ts'

export const es: AuditWords = {
  title: 'Registro',
  text: 'Lo que hicieron personas, tiendas, personal y el centro; nadie lo cambia.',
  search: 'Nombre, correo, operator:7, shop:3 o una acción como staff.',
  at: 'Cuándo',
  who: 'Quién',
  action: 'Qué',
  subject: 'A quién',
  details: 'Detalles',
  from: 'Desde',
  to: 'Hasta',
  none: 'Nada registrado',
  noneText: 'Aquí aparece cada cambio que hace el personal.',
  verify: 'Verificar la cadena',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `La cadena se mantiene hasta la fila ${upTo}. Cabeza: ${head}`,
  broken: (what: string) => `La cadena está rota: ${what}`,
}
