import type { LanguageWords } from './en.ts'

export const jp: LanguageWords = {
  title: '言語',
  text: '買い物客が選べる言語。英語はいつでも選べます。',
  change: '変更',
  name: '名前',
  offered: '買い物客が選べる',
  rests: '停止中',
  save: '保存',
  saved: '買い物客に反映されました',
}
