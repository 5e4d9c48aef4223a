import type { Language } from '@plaza/values'

const names = [
  ...[
    'statement',
    'opening',
    'closing',
    'gross',
    'shop_coupons',
    'mall_coupons',
    'refunds',
    'commission',
    'net',
    'cash',
    'taxWithin',
    'date',
    'order',
  ],
  ...['refund', 'withdrawal_paid', 'transfer', 'adjustment', 'reward', 'cash_remitted', 'cash_advance', 'demo'],
] as const
const short = ['gross', 'shop_coupons', 'refunds', 'commission', 'tax', 'net', 'cash'] as const
export type StatementWords = Readonly<Record<(typeof names)[number], string>> & {
  columns: Readonly<Record<(typeof short)[number], string>>
}

const named = (list: readonly string[], text: string): Record<string, string> => {
  const parts = text.split('|').map((each) => each.trim())
  if (parts.length !== list.length) throw new Error('words of the statement are missing')
  return Object.fromEntries(list.map((name, at) => [name, parts[at] ?? '']))
}
const words = (text: string, columns: string): StatementWords =>
  ({ ...named(names, text), columns: named(short, columns) }) as unknown as StatementWords

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en: words(
    'Statement|Opening balance|Closing balance|Sales|Shop coupons|Coupons paid by the marketplace|Refunds|Commission|Net|Already received in cash|Tax included in sales|Date|Order|Refund|Withdrawal|Transfer|Adjustment|Reward|Cash handed over|Refund advanced|Demo',
    'Sales|Coupons|Refunds|Comm.|Tax|Net|Cash',
  ),
  zh: words(
    '月结单|期初余额|期末余额|销售额|店铺优惠券|商城优惠券（由商城承担）|退款|佣金|净额|已收现金|销售额中所含税费|日期|订单|退款|提现|转账|调整|奖励|现金已上交|商城代付退款|演示',
    '销售额|优惠券|退款|佣金|税费|净额|现金',
  ),
  zhtw: words(
    '月結單|期初餘額|期末餘額|銷售額|商店優惠券|商城優惠券（由商城負擔）|退款|佣金|淨額|已收現金|銷售額中所含稅金|日期|訂單|退款|提領|轉帳|調整|獎勵|現金已繳交|商城代付退款|示範',
    '銷售額|優惠券|退款|佣金|稅金|淨額|現金',
  ),
  jp: words(
    '明細書|期首残高|期末残高|売上|ショップクーポン|モールクーポン（モール負担）|返金|手数料|純額|現金で受領済み|売上に含まれる税|日付|注文|返金|出金|振替|調整|報酬|現金の納付|モールによる返金の立替|デモ',
    '売上|クーポン|返金|手数料|税|純額|現金',
  ),
  th: words(
    'ใบแจ้งยอด|ยอดยกมา|ยอดคงเหลือ|ยอดขาย|คูปองร้านค้า|คูปองห้าง (ห้างเป็นผู้จ่าย)|คืนเงิน|ค่าคอมมิชชัน|สุทธิ|รับเป็นเงินสดแล้ว|ภาษีที่รวมในยอดขาย|วันที่|คำสั่งซื้อ|คืนเงิน|ถอนเงิน|โอนเงิน|ปรับยอด|รางวัล|นำส่งเงินสด|ห้างจ่ายเงินคืนแทน|สาธิต',
    'ยอดขาย|คูปอง|คืนเงิน|ค่าคอม|ภาษี|สุทธิ|เงินสด',
  ),
  es: words(
    'Extracto|Saldo anterior|Saldo final|Ventas|Cupones de la tienda|Cupones del centro, a su cargo|Reembolsos|Comisión|Neto|Cobrado ya en efectivo|Impuestos dentro de las ventas|Fecha|Pedido|Reembolso|Retirada|Transferencia|Ajuste|Recompensa|Efectivo entregado|Reembolso pagado por el centro|Demostración',
    'Ventas|Cupones|Reemb.|Comis.|Imp.|Neto|Efectivo',
  ),
}

/** The label of a movement that is no sale or refund. All kinds of transfer share one label. */
export const kindOf = (kind: string, words: StatementWords): string => {
  const known = words as unknown as Record<string, string>
  return known[kind] ?? (kind.startsWith('transfer') ? words.transfer : kind)
}
