import type { CheckWords } from './en.ts'

export const es: CheckWords = {
  title: 'Conciliación',
  text: 'Cada regla que cumplen las cuentas, en verde o en rojo con su diferencia.',
  now: 'Comprobar ahora',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  none: 'Aún no se ha comprobado nada.',
  agree: 'Las cuentas cuadran.',
  disagree: 'Las cuentas no cuadran: los pagos se detienen hasta que alguien explique por qué.',
  holds: 'Qué debe cumplirse',
  state: 'Estado',
  faulty: 'Registros con error',
  difference: 'Diferencia',
  green: 'Verde',
  red: 'Rojo',
  explained: 'Rojo, explicado',
  earlier: 'Anteriores',
  explain: 'Explicar',
  why: 'Por qué pueden seguir los pagos',
}
