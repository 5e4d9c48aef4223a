import type { HistoryWords } from './en.ts'

export const es: HistoryWords = {
  title: 'Cambios',
  none: 'Aquí aún no se ha cambiado nada',
  made: 'Creado',
  removed: 'Eliminado',
  bringBack: 'Volver a lo anterior',
  broughtBack: 'Vuelve a estar lo anterior',
  nothing: 'nada',
  standardText: 'texto estándar',
  promised: 'Se queda así: hay quien ya tiene el cupón y se le prometió esto',
  changedBy: (by, at) => `${by} cambió esto el ${at}, después de que abrieras la lista. No se ha restaurado nada.`,
  changed: 'Esto cambió después de que abrieras la lista. No se ha restaurado nada.',
  now: 'Ahora está así:',
  gone: 'Ya no existe.',
  readAnew: 'Cargar lo más reciente',
}
