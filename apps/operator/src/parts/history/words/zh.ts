import type { HistoryWords } from './en.ts'

export const zh: HistoryWords = {
  title: '更改记录',
  none: '这里还没有更改',
  made: '新建',
  removed: '已移除',
  bringBack: '恢复之前的内容',
  broughtBack: '已恢复之前的内容',
  nothing: '无',
  standardText: '标准文案',
  promised: '无法恢复：已有人领取此优惠券，承诺的内容不能更改',
  changedBy: (by, at) => `您打开列表后，${by} 于 ${at} 更改了此内容。未恢复任何内容。`,
  changed: '您打开列表后，此内容已被更改。未恢复任何内容。',
  now: '现在的内容：',
  gone: '此内容已不存在。',
  readAnew: '加载最新内容',
}
