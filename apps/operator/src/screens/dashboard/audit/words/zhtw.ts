import type { AuditWords } from './en.ts'

export const zhtw: AuditWords = {
  title: '稽核紀錄',
  text: '使用者、商店、員工與系統的操作，任何人都無法更改。',
  search: '姓名、電子郵件、operator:7、shop:3 或操作名，如 staff.',
  at: '時間',
  who: '操作者',
  action: '操作',
  subject: '對象',
  details: '詳情',
  from: '自',
  to: '至',
  none: '沒有紀錄',
  noneText: '員工的每一次更改都會顯示在這裡。',
  verify: '驗證鏈',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `鏈完整至第 ${upTo} 列。鏈首：${head}`,
  broken: (what: string) => `鏈已斷裂：${what}`,
}
