import type { TextsWords } from './en.ts'

export const th: TextsWords = {
  title: 'ข้อความ',
  text: 'ข้อความเมื่อปฏิเสธและข้อความแจ้งเตือน สิ่งที่ขาดมาก่อน ตามด้วยสิ่งที่ยังไม่ตามภาษาอังกฤษ',
  views: {
    all: 'ทั้งหมด',
    missing: 'ขาด',
    stale: 'ยังไม่ตาม',
    own: 'แก้แล้ว',
  },
  search: 'ค้นหาข้อความ',
  none: 'ไม่มีรายการ',
  noneText: 'เลือก “ทั้งหมด” เพื่อดูข้อความทั้งหมด',
  key: 'คีย์',
  about: {
    message: 'การปฏิเสธ',
    notice: 'แจ้งเตือน',
  },
  stale: 'ภาษาอังกฤษเปลี่ยนแล้ว',
  fits: 'ยังใช้ได้',
  filledIn: (names: string) => `ส่วนที่เติม: ${names}`,
  empty: 'เว้นว่าง: ใช้ข้อความเดิม',
  save: 'บันทึก',
  saved: 'ใช้ข้อความนี้แล้ว',
  take: 'ส่งออกตาราง',
  bring: 'นำเข้าตาราง',
  bringTitle: 'สิ่งที่ตารางเปลี่ยน',
  nothingChanges: 'เหมือนที่ใช้อยู่',
  unknown: (keys: string) => `ไม่รู้จัก ข้ามไป: ${keys}`,
  notTaken: (keys: string) => `ไม่ได้รับ: ${keys}`,
  noTable: 'ไม่ใช่ตารางข้อความ ต้องมีคอลัมน์ key, en, zh, zhtw, es, jp, th',
  write: 'ใช้ข้อความนี้',
}
