import type { CouponReason } from '@plaza/contract'
import { type Language, chineseDiscount } from '@plaza/values'
import { useLang } from '@plaza/web'

type CouponWords = {
  /** Heading, and accessible name of the list. */
  title: string
  off: (value: string) => string
  percentOff: (percent: number) => string
  upTo: (cap: string) => string
  freeDelivery: string
  from: (amount: string) => string
  first: string
  /** Text for coupons that are almost used up. */
  left: (n: number) => string
  claim: string
  claimOf: (coupon: string) => string
  /** Text of the button for a visitor. */
  logInToClaim: string
  logInToClaimOf: (coupon: string) => string
  claimed: string
  used: string
  done: string
  because: Partial<Record<CouponReason, string>>
}

const couponWords: Record<Language, CouponWords> = {
  en: {
    title: 'Coupons from this shop',
    off: (value) => `${value} off`,
    percentOff: (percent) => `${percent}% off`,
    upTo: (cap) => `Up to ${cap}`,
    freeDelivery: 'Free delivery',
    from: (amount) => `Min. spend ${amount}`,
    first: 'First order',
    left: (n) => `${n} left`,
    claim: 'Claim',
    claimOf: (coupon) => `Claim ${coupon}`,
    logInToClaim: 'Log in to claim',
    logInToClaimOf: (coupon) => `Log in to claim ${coupon}`,
    claimed: 'Claimed',
    used: 'Used',
    done: "Coupon claimed. We'll apply it at checkout.",
    because: {
      gone: 'This coupon has run out.',
      ended: 'This coupon has expired.',
      used: "You've already used this coupon.",
      limit: "You've reached the limit for this coupon.",
    },
  },
  zh: {
    title: '本店优惠券',
    off: (value) => `减 ${value}`,
    percentOff: chineseDiscount,
    upTo: (cap) => `最多 ${cap}`,
    freeDelivery: '免运费',
    from: (amount) => `满 ${amount} 可用`,
    first: '首单专享',
    left: (n) => `剩 ${n} 张`,
    claim: '领取',
    claimOf: (coupon) => `领取${coupon}`,
    logInToClaim: '登录后领取',
    logInToClaimOf: (coupon) => `登录后领取${coupon}`,
    claimed: '已领取',
    used: '已使用',
    done: '优惠券已领取，结算时自动计算。',
    because: { gone: '优惠券已领完。', ended: '优惠券已过期。', used: '您已用过这张优惠券。', limit: '您已领完每人可领的数量。' },
  },
  es: {
    title: 'Cupones de esta tienda',
    off: (value) => `${value} menos`,
    percentOff: (percent) => `${percent}% menos`,
    upTo: (cap) => `hasta ${cap}`,
    freeDelivery: 'Envío gratis',
    from: (amount) => `desde ${amount}`,
    first: 'primer pedido',
    left: (n) => `quedan ${n}`,
    claim: 'Obtener',
    claimOf: (coupon) => `Obtener ${coupon}`,
    logInToClaim: 'Inicia sesión para obtenerlo',
    logInToClaimOf: (coupon) => `Inicia sesión para obtenerlo: ${coupon}`,
    claimed: 'Obtenido',
    used: 'Usado',
    done: 'El cupón es tuyo. Cuenta al pagar.',
    because: {
      gone: 'Ya no quedan cupones de estos.',
      ended: 'Este cupón ya ha caducado.',
      used: 'Ya usaste este cupón.',
      limit: 'Ya tuviste todos los que corresponden a una persona.',
    },
  },
  jp: {
    title: 'このショップのクーポン',
    off: (value) => `${value}オフ`,
    percentOff: (percent) => `${percent}%オフ`,
    upTo: (cap) => `最大 ${cap}`,
    freeDelivery: '送料無料',
    from: (amount) => `${amount} 以上で`,
    first: '初回注文限定',
    left: (n) => `残り${n}枚`,
    claim: '受け取る',
    claimOf: (coupon) => `${coupon}を受け取る`,
    logInToClaim: 'ログインして受け取る',
    logInToClaimOf: (coupon) => `ログインして受け取る：${coupon}`,
    claimed: '受け取り済み',
    used: '使用済み',
    done: 'クーポンを受け取りました。お会計で使われます。',
    because: {
      gone: 'このクーポンはすべて配り終えました。',
      ended: 'このクーポンは期限切れです。',
      used: 'このクーポンは使用済みです。',
      limit: 'おひとり様の上限まで受け取り済みです。',
    },
  },
  th: {
    title: 'คูปองของร้านนี้',
    off: (value) => `ลด ${value}`,
    percentOff: (percent) => `ลด ${percent}%`,
    upTo: (cap) => `สูงสุด ${cap}`,
    freeDelivery: 'ส่งฟรี',
    from: (amount) => `เมื่อซื้อครบ ${amount}`,
    first: 'คำสั่งซื้อแรก',
    left: (n) => `เหลือ ${n} ใบ`,
    claim: 'รับคูปอง',
    claimOf: (coupon) => `รับคูปอง ${coupon}`,
    logInToClaim: 'เข้าสู่ระบบเพื่อรับ',
    logInToClaimOf: (coupon) => `เข้าสู่ระบบเพื่อรับ ${coupon}`,
    claimed: 'รับแล้ว',
    used: 'ใช้แล้ว',
    done: 'คูปองเป็นของคุณแล้ว ใช้ได้ตอนชำระเงิน',
    because: {
      gone: 'คูปองนี้ถูกรับหมดแล้ว',
      ended: 'คูปองนี้หมดอายุแล้ว',
      used: 'คุณใช้คูปองนี้ไปแล้ว',
      limit: 'คุณรับครบจำนวนต่อคนแล้ว',
    },
  },
  zhtw: {
    title: '本店優惠券',
    off: (value) => `折抵 ${value}`,
    percentOff: chineseDiscount,
    upTo: (cap) => `最多 ${cap}`,
    freeDelivery: '免運費',
    from: (amount) => `滿 ${amount} 可用`,
    first: '首單專享',
    left: (n) => `剩 ${n} 張`,
    claim: '領取',
    claimOf: (coupon) => `領取${coupon}`,
    logInToClaim: '登入後領取',
    logInToClaimOf: (coupon) => `登入後領取${coupon}`,
    claimed: '已領取',
    used: '已使用',
    done: '優惠券已領取，結帳時自動計算。',
    because: { gone: '優惠券已領完。', ended: '優惠券已過期。', used: '您已用過這張優惠券。', limit: '您已領完每人可領的數量。' },
  },
}

export const useCouponWords = (): CouponWords => couponWords[useLang()]
