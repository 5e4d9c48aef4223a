import type { StaffWords } from './en.ts'

export const jp: StaffWords = {
  title: 'スタッフ',
  text: '各自のパスワードと2段階認証で入り、役割の範囲で作業します。',
  invite: '招待する',
  states: { active: '在籍', disabled: '停止中' },
  since: (day) => `${day} から`,
  roleOf: (name) => `${name} の役割`,
  notOneself: '自分の役割は別のオーナーが変更します。',
  sendAway: '停止する',
  takeBack: '戻す',
  role: '役割',
  send: '招待を送る',
  sent: (email) => `${email} に招待を送りました`,
  may: {
    owner: 'すべて。ただしお金の案件は一人では決められません',
    finance: 'チャージ、出金、帳簿、ウォレット',
    risk: 'お金の閲覧、2人目の署名、アカウント停止',
    catalogue: 'ショップ、商品、入庫、カテゴリー、コンテンツ',
    support: '注文、返金、通報、会話',
    auditor: 'すべて閲覧、変更なし',
  },
}
