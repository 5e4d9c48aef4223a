import { formatMoney, money, multiplyMoney } from '@plaza/values'

const shape = /^-?\d{1,3}([.,]\d{1,2})?$/

/** A price raised or lowered by a percentage, to the cent. Undefined if the percentage is malformed or lowers the price by 100 % or more. */
export const raisedPrice = (price: string, percent: string): string | undefined => {
  if (!shape.test(percent.trim())) return undefined
  const hundredths = Math.round(Number(percent.replace(',', '.')) * 100)
  if (hundredths <= -10_000) return undefined
  return formatMoney(multiplyMoney(money(price), ((10_000 + hundredths) / 10_000).toFixed(4)))
}
