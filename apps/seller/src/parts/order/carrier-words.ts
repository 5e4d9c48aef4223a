import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'

type CarrierWords = {
  carrier: string
  /** The carrier that the buyer chose at checkout. */
  promised: (name: string) => string
  other: string
  name: string
  page: string
  pageHint: string
  pageWrong: string
  looksLike: (example: string) => string
  anyNumber: string
}

const carrierWords: Record<Language, CarrierWords> = {
  en: {
    carrier: 'Carrier',
    promised: (name) => `${name} (promised to the buyer)`,
    other: 'Other carrier',
    name: 'Name of the carrier',
    page: 'Tracking link (optional)',
    pageHint: 'The page where the buyer can follow this parcel. It starts with https://',
    pageWrong: 'Start the link with https://',
    looksLike: (example) => `For example, ${example}`,
    anyNumber: '4 to 40 letters and digits',
  },
  zh: {
    carrier: '承运商',
    promised: (name) => `${name}（已向买家承诺）`,
    other: '其他承运商',
    name: '承运商名称',
    page: '查询链接（选填）',
    pageHint: '买家可查询此包裹的网页，以 https:// 开头',
    pageWrong: '链接请以 https:// 开头',
    looksLike: (example) => `例如 ${example}`,
    anyNumber: '4 至 40 位字母和数字',
  },
  es: {
    carrier: 'Transportista',
    promised: (name) => `${name} (prometido al comprador)`,
    other: 'Otro transportista',
    name: 'Nombre del transportista',
    page: 'Enlace de seguimiento (opcional)',
    pageHint: 'La página donde el comprador puede seguir el paquete. Empieza por https://',
    pageWrong: 'El enlace tiene que empezar por https://',
    looksLike: (example) => `Por ejemplo, ${example}`,
    anyNumber: 'De 4 a 40 letras y cifras',
  },
  jp: {
    carrier: '配送業者',
    promised: (name) => `${name}（購入者に案内済み）`,
    other: 'その他の配送業者',
    name: '配送業者名',
    page: '追跡リンク（任意）',
    pageHint: '購入者が荷物を追跡できるページ。https:// から入力してください',
    pageWrong: 'リンクは https:// から始めてください',
    looksLike: (example) => `例：${example}`,
    anyNumber: '英数字4〜40文字',
  },
  th: {
    carrier: 'บริษัทขนส่ง',
    promised: (name) => `${name} (ตามที่แจ้งผู้ซื้อ)`,
    other: 'บริษัทขนส่งอื่น',
    name: 'ชื่อบริษัทขนส่ง',
    page: 'ลิงก์ติดตามพัสดุ (ไม่บังคับ)',
    pageHint: 'หน้าที่ผู้ซื้อใช้ติดตามพัสดุนี้ ขึ้นต้นด้วย https://',
    pageWrong: 'ลิงก์ต้องขึ้นต้นด้วย https://',
    looksLike: (example) => `เช่น ${example}`,
    anyNumber: 'ตัวอักษรและตัวเลข 4 ถึง 40 ตัว',
  },
  zhtw: {
    carrier: '物流業者',
    promised: (name) => `${name}（已向買家承諾）`,
    other: '其他物流業者',
    name: '物流業者名稱',
    page: '查詢連結（選填）',
    pageHint: '買家可查詢這件包裹的網頁，以 https:// 開頭',
    pageWrong: '連結請以 https:// 開頭',
    looksLike: (example) => `例如 ${example}`,
    anyNumber: '4 至 40 個字母和數字',
  },
}

export const useCarrierWords = (): CarrierWords => carrierWords[useLang()]
