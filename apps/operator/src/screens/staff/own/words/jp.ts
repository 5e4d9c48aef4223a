import type { OwnWords } from './en.ts'

export const jp: OwnWords = {
  title: 'ログイン方法',
  password: 'パスワード',
  passwordText: '変更すると、ほかのセッションはすべて終了します。認証アプリはそのままです。',
  present: '現在のパスワード',
  change: 'パスワードを変更',
  changed: 'パスワードを変更しました。ほかのセッションは終了しました',
  codeWrong: 'コードが正しくありません。次のコードをお待ちください。',
  codes: 'リカバリーコード',
  codesText: '認証アプリがなくても、それぞれ1回ログインできます。新しい10個を発行すると、以前のコードは使えなくなります。',
  renew: '新しいコードを10個発行',
  renewed: 'これからは新しいコードだけが使えます',
  none: 'コードは残っていません。',
  left: (n) => `残り${n}個です。`,
  few: (n) => `残りは${n}個だけです。`,
}
