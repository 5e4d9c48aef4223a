import type { WrittenWords } from './en.ts'

export const th: WrittenWords = {
  change: 'แก้ไข',
  save: 'บันทึก',
  saved: 'บันทึกแล้ว',
  publish: 'เผยแพร่',
  unpublish: 'กลับเป็นร่าง',
  saveFirst: 'บันทึกการเปลี่ยนแปลงก่อน',
  published: 'ผู้ซื้อเห็นตามเวลา',
  unpublished: 'กลับเป็นร่างแล้ว',
  remove: 'ลบ',
  removed: 'ลบแล้ว กู้คืนได้จากรายการแก้ไขด้านล่าง',
  missing: (n) => `ขาด ${n} ภาษา`,
  from: 'แสดงตั้งแต่',
  to: 'แสดงจนถึง',
  fromHint: 'เว้นว่าง: ทันทีที่เผยแพร่',
  toHint: 'เว้นว่าง: จนกว่าจะเอาลง',
  states: {
    draft: 'ร่าง',
    planned: 'กำหนดไว้',
    running: 'กำลังแสดง',
    ended: 'สิ้นสุดแล้ว',
  },
}
