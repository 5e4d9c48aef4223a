import type { Language } from '@plaza/values'
import { useReader } from '../reading/index.ts'

const en = {
  mailbox: "Open the demo's mailbox",
  password: 'Password of this demo account:',
}

type DemoWords = typeof en

const demoWords: Record<Language, DemoWords> = {
  en,
  zh: { mailbox: '打开演示商城的邮箱', password: '此演示账号的密码：' },
  zhtw: { mailbox: '開啟示範商城的信箱', password: '此示範帳號的密碼：' },
  es: { mailbox: 'Abrir el buzón de la demo', password: 'Contraseña de esta cuenta de demostración:' },
  jp: { mailbox: 'デモ用の受信箱を開く', password: 'このデモアカウントのパスワード：' },
  th: { mailbox: 'เปิดกล่องอีเมลของเดโม', password: 'รหัสผ่านของบัญชีเดโมนี้:' },
}

export const useDemoWords = (): DemoWords => demoWords[useReader().lang]
