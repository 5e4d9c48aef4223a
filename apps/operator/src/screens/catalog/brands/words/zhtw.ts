import type { BrandWords } from './en.ts'

export const zhtw: BrandWords = {
  title: '品牌',
  text: '商品所屬的品牌。仍有商品的品牌無法移除。',
  add: '新增品牌',
  search: '依名稱搜尋',
  none: '尚無品牌',
  name: '名稱',
  products: '商品',
  words: '缺少的語言',
  description: '介紹',
  picture: '圖片',
  save: '儲存',
  saved: '顧客現在可以看到',
  remove: '移除',
  removed: '已移除；可從變更記錄還原',
  inUse: '仍有商品',
}
