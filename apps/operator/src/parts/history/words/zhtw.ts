import type { HistoryWords } from './en.ts'

export const zhtw: HistoryWords = {
  title: '變更紀錄',
  none: '這裡還沒有變更',
  made: '新增',
  removed: '已移除',
  bringBack: '恢復先前的內容',
  broughtBack: '已恢復先前的內容',
  nothing: '無',
  standardText: '標準文案',
  promised: '無法恢復：已有人領取此優惠券，承諾的內容不能更改',
  changedBy: (by, at) => `您開啟清單後，${by} 於 ${at} 變更了此內容。未恢復任何內容。`,
  changed: '您開啟清單後，此內容已被變更。未恢復任何內容。',
  now: '目前的內容：',
  gone: '此內容已不存在。',
  readAnew: '載入最新內容',
}
