import type { AdWords } from './en.ts'

export const th: AdWords = {
  title: 'โฆษณา',
  text: 'สิ่งที่อยู่ในห้าตำแหน่งของหน้าแรกตามเวลา',
  add: 'สร้างโฆษณา',
  none: 'ยังไม่มีโฆษณา',
  position: 'ตำแหน่ง',
  rank: 'ลำดับในตำแหน่ง',
  link: 'ลิงก์ไปที่',
  linkHint: 'หน้าในห้าง (#/…) หรือที่อยู่ https',
  images: 'รูป',
  kicker: 'บรรทัดเหนือหัวข้อ',
  headline: 'หัวข้อ',
  body: 'ข้อความ',
  button: 'ปุ่ม',
  preview: 'ตัวอย่าง',
  phone: 'โทรศัพท์',
  desktop: 'คอมพิวเตอร์',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  positions: {
    top: 'เวทีด้านบน',
    center_top: 'ข้างเวที',
    center: 'กลางหน้า',
    center_bottom: 'ใต้กลางหน้า',
    bottom: 'ด้านล่าง',
  },
}
