import type { WrittenWords } from './en.ts'

export const zhtw: WrittenWords = {
  change: '變更',
  save: '儲存',
  saved: '已儲存',
  publish: '發布',
  unpublish: '改回草稿',
  saveFirst: '請先儲存變更',
  published: '將按時間向顧客顯示',
  unpublished: '已改回草稿',
  remove: '刪除',
  removed: '已刪除，可從下方的變更紀錄還原',
  missing: (n) => `缺少 ${n} 種語言`,
  from: '顯示開始',
  to: '顯示結束',
  fromHint: '留空則發布後立即顯示',
  toHint: '留空則一直顯示',
  states: {
    draft: '草稿',
    planned: '計畫中',
    running: '顯示中',
    ended: '已結束',
  },
}
