import type { OrderState, orderEffects } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'
import { dayOf } from '@plaza/web/reading'

type Effect = (typeof orderEffects)[number]
/** `paid`: until then the buyer can pay. The other steps avoid or cause the automatic change of that name. */
type StepWords = Readonly<Record<Effect | 'paid', (day: string) => string>>

const words: Readonly<Record<Language, StepWords>> = {
  en: {
    paid: (day) => `Buyer pays by ${day}`,
    accepted: (day) => `Accept by ${day}`,
    cancelled: (day) => `Ship by ${day}`,
    received: (day) => `Received by ${day}`,
    cash_checked: (day) => `Report cash by ${day}`,
    completed: (day) => `Paid out by ${day}`,
  },
  es: {
    paid: (day) => `El cliente paga antes del ${day}`,
    accepted: (day) => `Acéptalo antes del ${day}`,
    cancelled: (day) => `Envíalo antes del ${day}`,
    received: (day) => `Recibido antes del ${day}`,
    cash_checked: (day) => `Indica el efectivo antes del ${day}`,
    completed: (day) => `Cobras antes del ${day}`,
  },
  zh: {
    paid: (day) => `买家须在 ${day} 前付款`,
    accepted: (day) => `${day} 前接单`,
    cancelled: (day) => `${day} 前发货`,
    received: (day) => `最迟 ${day} 确认收货`,
    cash_checked: (day) => `${day} 前登记现金`,
    completed: (day) => `最迟 ${day} 结算`,
  },
  zhtw: {
    paid: (day) => `買家須在 ${day} 前付款`,
    accepted: (day) => `${day} 前接單`,
    cancelled: (day) => `${day} 前出貨`,
    received: (day) => `最晚 ${day} 確認收貨`,
    cash_checked: (day) => `${day} 前登記現金`,
    completed: (day) => `最晚 ${day} 撥款`,
  },
  jp: {
    paid: (day) => `購入者の支払い期限 ${day}`,
    accepted: (day) => `${day} までに受け付け`,
    cancelled: (day) => `${day} までに発送`,
    received: (day) => `${day} までに受け取り確認`,
    cash_checked: (day) => `${day} までに代金を報告`,
    completed: (day) => `${day} までに入金`,
  },
  th: {
    paid: (day) => `ผู้ซื้อชำระภายใน ${day}`,
    accepted: (day) => `รับภายใน ${day}`,
    cancelled: (day) => `จัดส่งภายใน ${day}`,
    received: (day) => `ยืนยันรับภายใน ${day}`,
    cash_checked: (day) => `แจ้งเงินสดภายใน ${day}`,
    completed: (day) => `ได้รับเงินภายใน ${day}`,
  },
}

/** Says what happens to an order by its deadline. */
export const useNextStep = () => {
  const lang = useLang()
  return (status: OrderState, { at, effect }: { at: string; effect: Effect }): string =>
    words[lang][status === 'unpaid' ? 'paid' : effect](dayOf(at, lang))
}
