import type { AuditWords } from './en.ts'

export const zh: AuditWords = {
  title: '审计记录',
  text: '用户、店铺、员工和系统的操作，任何人都无法更改。',
  search: '姓名、邮箱、operator:7、shop:3 或操作名，如 staff.',
  at: '时间',
  who: '操作者',
  action: '操作',
  subject: '对象',
  details: '详情',
  from: '自',
  to: '至',
  none: '没有记录',
  noneText: '员工的每一次更改都会显示在这里。',
  verify: '校验链',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `链完整至第 ${upTo} 行。链首：${head}`,
  broken: (what: string) => `链已断裂：${what}`,
}
