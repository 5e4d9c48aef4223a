import type { AdjustmentWords } from './en.ts'

export const th: AdjustmentWords = {
  title: 'ปรับยอดเงิน',
  text: 'ไม่มีการแก้ยอดโดยตรง: คนหนึ่งขอ อีกคนลงนาม และเจ้าของอ่านเหตุผลได้',
  ask: 'ขอปรับยอด',
  none: 'ยังไม่มีการปรับยอด',
  states: { signed_once: 'ลงนามแล้ว 1 จาก 2', made: 'ทำแล้ว', withdrawn: 'ถอนแล้ว' },
  askedBy: ({ name, at }) => `ขอโดย ${name}, ${at}`,
  signedBy: ({ name, at }) => `ลงนามโดย ${name}, ${at}`,
  withdrawnBy: ({ name, at }) => `ถอนโดย ${name} เมื่อ ${at}`,
  ownRequest: 'คุณเป็นผู้ขอรายการนี้ ต้องให้อีกคนอนุมัติ',
  sign: 'ลงนาม',
  withdraw: 'ถอนคำขอ',
  whose: 'ของใคร',
  accounts: { customer: 'ลูกค้า', shop: 'ร้านค้า' },
  direction: 'ทิศทาง',
  directions: { credit: 'ได้รับ', debit: 'คืน' },
  number: 'หมายเลขลูกค้าหรือร้าน',
  amount: 'จำนวนเงิน',
  reason: 'เหตุผลสำหรับทีมงาน',
  forOwner: 'ข้อความที่เจ้าของอ่าน',
}
