import type { LanguageWords } from './en.ts'

export const th: LanguageWords = {
  title: 'ภาษา',
  text: 'ภาษาที่ผู้ซื้อเลือกได้ ภาษาอังกฤษเลือกได้เสมอ',
  change: 'แก้ไข',
  name: 'ชื่อ',
  offered: 'ผู้ซื้อเลือกได้',
  rests: 'ไม่เปิดให้เลือก',
  save: 'บันทึก',
  saved: 'ผู้ซื้อเห็นแล้ว',
}
