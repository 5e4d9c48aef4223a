import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'

type PaymentMethod = 'wallet' | 'card' | 'cod'
type DeliveryWords = {
  to: (place: string) => string
  change: string
  changeFrom: (place: string) => string
  whereTo: string
  otherCountry: string
  otherPlace: string
  notHereText: string
  costs: (fee: string) => string
  free: string
  freeFrom: (amount: string) => string
  none: (place: string) => string
  noneText: string
  pay: Record<PaymentMethod, string>
  codIn: (countries: string) => string
}

const deliveryWords: Record<Language, DeliveryWords> = {
  en: {
    to: (place) => `Delivery to ${place}`,
    change: 'Change',
    changeFrom: (place) => `Deliver somewhere other than ${place}`,
    whereTo: 'Where should we deliver?',
    otherCountry: 'Another country',
    otherPlace: 'Deliver elsewhere',
    notHereText: "You can't buy this item while your delivery place is there. Choose another place, or see similar items.",
    costs: (fee) => `Delivery ${fee}`,
    free: 'Free delivery',
    freeFrom: (amount) => `Free when you spend ${amount} in this shop`,
    none: (place) => `Doesn't ship to ${place}`,
    noneText: "This shop doesn't ship there. Try another country.",
    pay: { wallet: 'Wallet', card: 'card', cod: 'cash on delivery' },
    codIn: (countries) => `Cash on delivery is available in ${countries}`,
  },
  zh: {
    to: (place) => `配送至${place}`,
    change: '更改',
    changeFrom: (place) => `不送到${place}，改送别处`,
    whereTo: '送到哪里？',
    otherCountry: '其他国家或地区',
    otherPlace: '更换收货地',
    notHereText: '当前收货地无法购买此商品。请更换收货地，或看看相似商品。',
    costs: (fee) => `运费 ${fee}`,
    free: '免运费',
    freeFrom: (amount) => `本店满 ${amount} 免运费`,
    none: (place) => `不配送至${place}`,
    noneText: '本店不发往该地区，可以试试其他国家或地区。',
    pay: { wallet: '钱包', card: '银行卡', cod: '货到付款' },
    codIn: (countries) => `货到付款仅限${countries}`,
  },
  es: {
    to: (place) => `Envío a ${place}`,
    change: 'Cambiar',
    changeFrom: (place) => `Enviar a otro lugar que ${place}`,
    whereTo: '¿A dónde lo enviamos?',
    otherCountry: 'Otro país',
    otherPlace: 'Enviar a otro lugar',
    notHereText: 'No puedes comprarlo con este destino. Elige otro o mira artículos parecidos.',
    costs: (fee) => `Envío ${fee}`,
    free: 'Envío gratis',
    freeFrom: (amount) => `Gratis desde ${amount} en esta tienda`,
    none: (place) => `No se envía a ${place}`,
    noneText: 'Esta tienda no envía allí. Puede que envíe a otro país.',
    pay: { wallet: 'Saldo', card: 'tarjeta', cod: 'pago contra entrega' },
    codIn: (countries) => `Pago contra entrega disponible en ${countries}`,
  },
  jp: {
    to: (place) => `お届け先：${place}`,
    change: '変更',
    changeFrom: (place) => `${place}以外に届ける`,
    whereTo: 'お届け先はどちらですか',
    otherCountry: 'ほかの国・地域',
    otherPlace: 'お届け先を変更',
    notHereText: '現在のお届け先では購入できません。お届け先を変更するか、似た商品をご覧ください。',
    costs: (fee) => `送料 ${fee}`,
    free: '送料無料',
    freeFrom: (amount) => `このショップで ${amount} 以上なら送料無料`,
    none: (place) => `${place}にはお届けできません`,
    noneText: 'このショップはこの地域に発送していません。ほかの国や地域をお試しください。',
    pay: { wallet: '残高', card: 'カード', cod: '代引き' },
    codIn: (countries) => `代引きをご利用いただけるのは${countries}です`,
  },
  th: {
    to: (place) => `จัดส่งไปยัง ${place}`,
    change: 'เปลี่ยน',
    changeFrom: (place) => `ส่งไปที่อื่นแทน ${place}`,
    whereTo: 'จัดส่งไปที่ไหน',
    otherCountry: 'ประเทศอื่น',
    otherPlace: 'ส่งไปที่อื่น',
    notHereText: 'ซื้อสินค้านี้โดยส่งไปที่นั่นไม่ได้ เลือกที่อื่นหรือดูสินค้าที่คล้ายกัน',
    costs: (fee) => `ค่าส่ง ${fee}`,
    free: 'ส่งฟรี',
    freeFrom: (amount) => `ส่งฟรีเมื่อซื้อครบ ${amount} ในร้านนี้`,
    none: (place) => `ไม่จัดส่งไปยัง ${place}`,
    noneText: 'ร้านนี้ไม่ส่งไปที่นั่น ลองเลือกประเทศอื่น',
    pay: { wallet: 'วอลเล็ต', card: 'บัตร', cod: 'เก็บเงินปลายทาง' },
    codIn: (countries) => `เก็บเงินปลายทางใช้ได้ใน${countries}`,
  },
  zhtw: {
    to: (place) => `配送至${place}`,
    change: '變更',
    changeFrom: (place) => `不送到${place}，改送別處`,
    whereTo: '要送到哪裡？',
    otherCountry: '其他國家或地區',
    otherPlace: '更換收貨地',
    notHereText: '目前的收貨地無法購買此商品。請更換收貨地，或看看相似商品。',
    costs: (fee) => `運費 ${fee}`,
    free: '免運費',
    freeFrom: (amount) => `本店滿 ${amount} 免運費`,
    none: (place) => `不配送至${place}`,
    noneText: '本店不寄送到該地區，可以試試其他國家或地區。',
    pay: { wallet: '錢包', card: '信用卡', cod: '貨到付款' },
    codIn: (countries) => `貨到付款僅限${countries}`,
  },
}

export const deliveryWordsOf = (lang: Language): DeliveryWords => deliveryWords[lang]
export const useDeliveryWords = (): DeliveryWords => deliveryWords[useLang()]
