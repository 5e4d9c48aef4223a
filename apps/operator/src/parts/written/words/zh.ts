import type { WrittenWords } from './en.ts'

export const zh: WrittenWords = {
  change: '更改',
  save: '保存',
  saved: '已保存',
  publish: '发布',
  unpublish: '改回草稿',
  saveFirst: '请先保存修改',
  published: '将按时间向顾客显示',
  unpublished: '已改回草稿',
  remove: '删除',
  removed: '已删除，可从下方的更改记录恢复',
  missing: (n) => `缺少 ${n} 种语言`,
  from: '显示开始',
  to: '显示结束',
  fromHint: '留空则发布后立即显示',
  toHint: '留空则一直显示',
  states: {
    draft: '草稿',
    planned: '计划中',
    running: '显示中',
    ended: '已结束',
  },
}
