import { consoleTh } from '@plaza/console/words/th'
import type { Words } from './en.ts'

export const th: Words = {
  common: { requestFailed: 'เกิดข้อผิดพลาดทางเรา กรุณาลองอีกครั้ง', networkFailed: 'ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง' },
  console: consoleTh,
  screens: {
    pages: 'หน้า',
    dashboard: 'แดชบอร์ด',
    orders: 'คำสั่งซื้อ',
    order: 'คำสั่งซื้อ',
    refunds: 'คำขอคืนเงิน',
    refund: 'คำขอคืนเงิน',
    products: 'สินค้า',
    product: 'สินค้า',
  },
  roles: { owner: 'เจ้าของ', catalogue: 'สินค้า', orders: 'คำสั่งซื้อ', finance: 'การเงิน', support: 'บริการลูกค้า' },
  foot: {
    menu: 'ร้านค้าและการตั้งค่า',
    toMall: 'ไปที่ห้าง',
    appearance: 'ภาษาและการแสดงผล',
    language: 'ภาษา',
    theme: 'การแสดงผล',
    system: 'ตามระบบ',
    light: 'สว่าง',
    dark: 'มืด',
    logOut: 'ออกจากระบบ',
    languageFailed: 'โหลดภาษานั้นไม่สำเร็จ',
  },
  signIn: {
    title: 'ระบบจัดการร้านของคุณ',
    text: 'เปิดจากห้าง: เข้าสู่ระบบแล้วเลือก “จัดการหลังร้าน” คุณจะเข้ามาได้ทันที',
    ended: 'เซสชันของคุณสิ้นสุดแล้ว กรุณาเปิดระบบจัดการจากห้างอีกครั้ง',
    wrong: 'ลิงก์นี้ถูกใช้ไปแล้วหรือหมดเวลาหนึ่งนาที กรุณาเปิดจากห้างอีกครั้ง',
    toMall: 'ไปที่ห้าง',
    opening: 'กำลังเปิดร้านของคุณ…',
  },
}
