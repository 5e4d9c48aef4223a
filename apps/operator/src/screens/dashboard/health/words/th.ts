import type { HealthWords } from './en.ts'

export const th: HealthWords = {
  title: 'สถานะระบบ',
  jobs: 'งาน',
  waiting: 'รออยู่',
  running: 'กำลังทำ',
  failed: 'ล้มเหลว',
  noneFailed: 'ไม่มีงานที่ล้มเหลว',
  retry: 'ลองใหม่',
  database: 'ฐานข้อมูล',
  version: 'เวอร์ชัน',
  size: 'ขนาด',
  connections: 'การเชื่อมต่อ',
  storage: 'ที่เก็บไฟล์',
  ok: 'ตอบสนอง',
  notOk: 'ไม่ตอบสนอง',
  mail: 'อีเมล',
  oldest: 'เก่าสุดตั้งแต่',
  done: 'กำลังลองใหม่',
}
