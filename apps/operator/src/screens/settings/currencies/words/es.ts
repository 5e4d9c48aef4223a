import type { CurrencyWords } from './en.ts'

export const es: CurrencyWords = {
  title: 'Monedas',
  text: 'Todo se cobra en la moneda base; en las demás solo se muestra. Una decisión nueva anula lo planeado antes.',
  add: 'Añadir moneda',
  change: 'Cambiar',
  code: 'Código',
  symbol: 'Símbolo',
  rate: 'Tipo de cambio',
  rateHint: 'Cuánto vale una unidad de la moneda base',
  from: 'A partir de cuándo',
  fromHint: 'Vacío: enseguida',
  offered: 'Los clientes pueden elegirla',
  save: 'Guardar',
  saved: 'Los clientes ya lo ven',
  base: 'Moneda base',
  rests: 'No se ofrece',
  since: 'desde',
  history: 'Tipos hasta ahora',
  coming: 'Previsto',
}
