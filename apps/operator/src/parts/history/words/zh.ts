import type { HistoryWords } from './en.ts'

export const zh: HistoryWords = {
  title: '更改记录',
  none: '这里还没有更改',
  made: '新建',
  removed: '已移除',
  bringBack: '恢复之前的内容',
  broughtBack: '已恢复之前的内容',
  nothing: '无',
  promised: '无法恢复：已有人领取此优惠券，承诺的内容不能更改',
}
