import type { HistoryWords } from './en.ts'

export const th: HistoryWords = {
  title: 'ประวัติการแก้ไข',
  none: 'ยังไม่มีการแก้ไขที่นี่',
  made: 'สร้าง',
  removed: 'ลบออก',
  bringBack: 'นำค่าเดิมกลับมา',
  broughtBack: 'นำค่าเดิมกลับมาแล้ว',
  nothing: 'ไม่มี',
  promised: 'เปลี่ยนกลับไม่ได้: มีผู้ได้รับคูปองนี้แล้วตามเงื่อนไขที่ให้ไว้',
}
