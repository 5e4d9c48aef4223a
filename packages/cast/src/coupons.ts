import type { Words } from './shape.ts'
import { words } from './words.ts'

export type CastCoupon = {
  code: string
  name: Words
  kind: 'fixed' | 'percent' | 'free_delivery'
  /** Whose gift it is; the mall's where nobody is named. */
  shop?: string
  /** An amount, or whole percents. */
  value?: string
  cap?: string
  threshold: string
  scope?: { kind: 'category' | 'brand' | 'product'; key: string }
  firstOrder?: true
  total?: number
  endsInDays?: number
}

// oxfmt-ignore
export const coupons: readonly CastCoupon[] = [
  {
    code: 'PLAZA10', kind: 'percent', value: '10', cap: '15.00', threshold: '50.00', endsInDays: 45,
    name: words('10% off your basket', '全场九折', '10 % en toda tu compra', 'お買い物全品10%オフ', 'ลด 10% ทั้งตะกร้า', '全館九折'),
  },
  {
    code: 'SHIPFREE', kind: 'free_delivery', cap: '10.00', threshold: '30.00',
    name: words('Delivery on us', '运费我们出', 'El envío lo ponemos nosotros', '送料プレゼント', 'ค่าส่งเราออกให้', '運費我們出'),
  },
  {
    code: 'WELCOME5', kind: 'fixed', value: '5.00', threshold: '20.00', firstOrder: true,
    name: words('Welcome to the mall', '新客见面礼', 'Bienvenida al centro', 'はじめてのお買い物に', 'ของขวัญต้อนรับ', '新客見面禮'),
  },
  {
    code: 'TRAIL8', kind: 'fixed', shop: 'ridgeline', value: '8.00', threshold: '60.00', endsInDays: 30,
    name: words('Out on the trail', '山野出行礼', 'Rumbo al monte', '山歩き応援', 'ออกเดินป่า', '山野出遊禮'),
  },
  {
    code: 'LEATHER12', kind: 'percent', shop: 'two-rivers', value: '12', cap: '20.00', threshold: '40.00', scope: { kind: 'category', key: 'small-leather' },
    name: words('Small leather goods', '小皮具优惠', 'Pequeña marroquinería', '革小物の割引', 'ส่วนลดเครื่องหนังชิ้นเล็ก', '小皮件優惠'),
  },
  {
    code: 'PETAL15', kind: 'percent', shop: 'petal-and-co', value: '15', cap: '10.00', threshold: '40.00', endsInDays: 21,
    name: words('A treat for the skin', '护肤小礼', 'Un capricho para la piel', '肌へのごほうび', 'ของขวัญให้ผิว', '護膚小禮'),
  },
  {
    code: 'FIRSTFIVE', kind: 'fixed', shop: 'lumen', value: '20.00', threshold: '80.00', total: 5, endsInDays: 14,
    name: words('For five listeners', '仅限五位听友', 'Para cinco oyentes', '先着5名さま', 'สำหรับผู้ฟังห้าคน', '僅限五位聽友'),
  },
]
