import type { AuditWords } from './en.ts'

export const jp: AuditWords = {
  title: '監査記録',
  text: '会員、ショップ、スタッフ、システムの操作です。誰も変更できません。',
  search: '名前、メール、operator:7、shop:3、または staff. などの操作',
  at: '日時',
  who: '実行者',
  action: '操作',
  subject: '対象',
  details: '詳細',
  from: '開始日',
  to: '終了日',
  none: '記録がありません',
  noneText: 'スタッフが行った変更はすべてここに表示されます。',
  verify: '連鎖を検証する',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `${upTo}行目まで連鎖は完全です。先頭：${head}`,
  broken: (what: string) => `連鎖が壊れています：${what}`,
}
