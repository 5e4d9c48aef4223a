import type { CategoryWords } from './en.ts'

export const zhtw: CategoryWords = {
  title: '分類',
  text: '可拖曳、用按鈕或方向鍵排列。其中有內容的分類無法移除。',
  add: '新增分類',
  addBelow: '新增下層',
  change: '變更',
  up: '上移',
  down: '下移',
  name: '名稱',
  save: '儲存',
  saved: '顧客現在可以看到',
  remove: '移除',
  removed: '已移除',
  inUse: '其中還有內容',
  missing: '缺少名稱',
  none: '還沒有分類',
  products: '件商品',
}
