import type { OwnWords } from './en.ts'

export const zhtw: OwnWords = {
  title: '您的登入方式',
  password: '密碼',
  passwordText: '更改密碼後，您的其他工作階段都會結束；驗證器維持不變。',
  present: '目前的密碼',
  change: '更改密碼',
  changed: '密碼已更改，其他工作階段均已結束',
  codeWrong: '驗證碼不正確，請等待下一個。',
  codes: '復原碼',
  codesText: '沒有驗證器時，每個復原碼可登入一次。產生十個新碼後，舊碼全部作廢。',
  renew: '取得十個新復原碼',
  renewed: '從現在起只有新復原碼有效',
  none: '復原碼已用完。',
  left: (n) => `還剩 ${n} 個復原碼。`,
  few: (n) => `只剩 ${n} 個復原碼。`,
}
