const signs: readonly RegExp[] = [
  // Wallet addresses: Ethereum, TRON, Bitcoin.
  /\b0x[0-9a-fA-F]{40}\b/,
  /\bT[1-9A-HJ-NP-Za-km-z]{33}\b/,
  /\b(bc1[02-9ac-hj-np-z]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\b/,
  // Account and phone numbers: long numbers, also in groups. Order numbers are excluded.
  /(?<![\d#-])(?!\d{8}-[\dA-Z]{4})\+?\d(?:[ .()-]?\d){8,18}(?![\d-])/,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/,
  // Matches other channels for contact or payment.
  /\b(whats ?app|telegram|wechat|line id|viber|paypal|western union|zelle|cash ?app|venmo|usdt|bitcoin)\b/i,
  /微信|支付宝|支付寶|加我|转账|轉帳|匯款|汇款|振込|送金|โอนเงิน|ไลน์|transferencia|bizum/i,
  /\b(?:https?:\/\/|www\.)\S+/i,
  /\bt\.me\/|\bwa\.me\//i,
]

/**
 * True if a text seems to ask for payment or contact outside the mall, where buyers are not protected. As this is a guess, the app warns, but blocks
 * nothing.
 */
export const asksOutside = (text: string): boolean => signs.some((sign) => sign.test(text))
