import type { AuditWords } from './en.ts'

export const th: AuditWords = {
  title: 'บันทึกการตรวจสอบ',
  text: 'สิ่งที่ผู้คน ร้านค้า ทีมงาน และระบบทำ ไม่มีใครแก้ไขได้',
  search: 'ชื่อ อีเมล operator:7, shop:3 หรือการกระทำ เช่น staff.',
  at: 'เวลา',
  who: 'ใคร',
  action: 'อะไร',
  subject: 'กับใคร',
  details: 'รายละเอียด',
  from: 'จาก',
  to: 'ถึง',
  none: 'ไม่มีบันทึก',
  noneText: 'การเปลี่ยนแปลงทุกครั้งของทีมงานจะแสดงที่นี่',
  verify: 'ตรวจสอบสายโซ่',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `สายโซ่สมบูรณ์ถึงแถว ${upTo} หัว: ${head}`,
  broken: (what: string) => `สายโซ่ขาด: ${what}`,
}
