import type { Language } from '@plaza/values'
import type { CaseDecision, CaseKind } from './cases.ts'

type Template = { kinds: readonly CaseKind[]; decisions: readonly CaseDecision[]; words: Record<Language, string> }

/** Frequent reasons that staff give for a decision. Each reader gets them in the reader's language, not in the staff's. */
const templates = {
  not_received: {
    kinds: ['500'],
    decisions: ['refuse'],
    words: {
      en: 'We haven’t received your payment. Please check the network, the address and the transaction ID.',
      es: 'El pago no nos ha llegado. Comprueba la red, la dirección y el id. de la transacción.',
      zh: '我们未收到该笔款项。请核对网络、地址和交易号。',
      zhtw: '我們未收到該筆款項。請核對網路、地址與交易編號。',
      jp: 'お支払いが届いていません。ネットワーク、アドレス、トランザクションIDをご確認ください。',
      th: 'เรายังไม่ได้รับการชำระเงิน โปรดตรวจสอบเครือข่าย ที่อยู่ และรหัสธุรกรรม',
    },
  },
  wrong_amount: {
    kinds: ['500'],
    decisions: ['refuse', 'approve'],
    words: {
      en: 'We received a different amount from the one you entered.',
      es: 'Ha llegado un importe distinto del que indicaste.',
      zh: '到账金额与您填写的不一致。',
      zhtw: '到帳金額與您填寫的不一致。',
      jp: '届いた金額が申告された金額と異なります。',
      th: 'จำนวนเงินที่ได้รับไม่ตรงกับที่คุณแจ้ง',
    },
  },
  proof_unreadable: {
    kinds: ['500'],
    decisions: ['refuse'],
    words: {
      en: 'We can’t read the picture of your payment. Please send a new request with a clear one.',
      es: 'La imagen del pago no se puede leer. Envía una nítida con una nueva solicitud.',
      zh: '付款凭证图片无法辨认。请重新提交并附上清晰的图片。',
      zhtw: '付款憑證圖片無法辨認。請重新提交並附上清晰的圖片。',
      jp: '支払いの画像が読み取れません。鮮明な画像を添えて、もう一度お申し込みください。',
      th: 'ภาพหลักฐานการชำระเงินอ่านไม่ออก โปรดส่งคำขอใหม่พร้อมภาพที่ชัดเจน',
    },
  },
  used_before: {
    kinds: ['500'],
    decisions: ['refuse'],
    words: {
      en: 'We’ve already credited this payment.',
      es: 'Este pago ya se abonó antes.',
      zh: '该笔付款此前已入账。',
      zhtw: '該筆付款先前已入帳。',
      jp: 'このお支払いはすでに反映されています。',
      th: 'การชำระเงินนี้ถูกเติมเข้าบัญชีไปแล้ว',
    },
  },
  destination_not_own: {
    kinds: ['400'],
    decisions: ['refuse', 'fail'],
    words: {
      en: 'This payout destination isn’t yours. We only pay out to the owner of the money.',
      es: 'El destino no está a tu nombre. El dinero solo se paga a su titular.',
      zh: '收款方式不属于您本人。款项只支付给本人。',
      zhtw: '收款方式不屬於您本人。款項只支付給本人。',
      jp: '出金先がご本人のものではありません。お支払いはご本人にのみ行います。',
      th: 'ปลายทางไม่ใช่ของคุณ เราจ่ายเงินให้เจ้าของเท่านั้น',
    },
  },
  destination_wrong: {
    kinds: ['400'],
    decisions: ['refuse', 'fail'],
    words: {
      en: 'We can’t pay to this destination. Please check it in your settings.',
      es: 'No se puede pagar a este destino. Compruébalo en tus ajustes.',
      zh: '无法向该收款方式付款。请在设置中核对。',
      zhtw: '無法向該收款方式付款。請在設定中核對。',
      jp: 'この出金先には支払えません。設定でご確認ください。',
      th: 'จ่ายเงินไปปลายทางนี้ไม่ได้ โปรดตรวจสอบในการตั้งค่า',
    },
  },
  payment_came_back: {
    kinds: ['400'],
    decisions: ['fail'],
    words: {
      en: 'The payment came back to us. The money is back in your balance.',
      es: 'El pago nos ha sido devuelto. El importe vuelve a estar en tu saldo.',
      zh: '付款已被退回，金额已返还到您的余额。',
      zhtw: '付款已被退回，金額已退還至您的餘額。',
      jp: '支払いが返送されました。金額は残高に戻っています。',
      th: 'การจ่ายเงินถูกตีกลับ ยอดเงินกลับเข้าบัญชีของคุณแล้ว',
    },
  },
  identity_not_proved: {
    kinds: ['100', '400'],
    decisions: ['refuse'],
    words: {
      en: 'We couldn’t confirm your identity from what you sent.',
      es: 'Con lo que enviaste no hemos podido confirmar tu identidad.',
      zh: '根据您提交的资料，我们无法确认您的身份。',
      zhtw: '根據您提交的資料，我們無法確認您的身分。',
      jp: 'お送りいただいた内容ではご本人を確認できませんでした。',
      th: 'เราไม่สามารถยืนยันตัวตนของคุณจากสิ่งที่ส่งมา',
    },
  },
  name_misleading: {
    kinds: ['100'],
    decisions: ['refuse'],
    words: {
      en: 'The shop’s name could be mistaken for someone else’s.',
      es: 'El nombre de la tienda puede confundirse con el de otra.',
      zh: '店铺名称容易与他人混淆。',
      zhtw: '店鋪名稱容易與他人混淆。',
      jp: 'ショップ名がほかと紛らわしいものです。',
      th: 'ชื่อร้านอาจทำให้เข้าใจผิดว่าเป็นของผู้อื่น',
    },
  },
  not_sold_here: {
    kinds: ['100', '200', '300'],
    decisions: ['refuse'],
    words: {
      en: 'We don’t allow this kind of product.',
      es: 'Este tipo de artículos no se vende en este centro.',
      zh: '本商城不销售此类商品。',
      zhtw: '本商城不販售此類商品。',
      jp: 'この種類の商品は当モールでは販売できません。',
      th: 'ห้างนี้ไม่จำหน่ายสินค้าประเภทนี้',
    },
  },
  misleading_text: {
    kinds: ['200'],
    decisions: ['refuse'],
    words: {
      en: 'The text promises more than the product offers.',
      es: 'El texto promete lo que el producto no cumple.',
      zh: '文字描述与商品不符。',
      zhtw: '文字描述與商品不符。',
      jp: '説明文が商品の内容と合っていません。',
      th: 'ข้อความไม่ตรงกับตัวสินค้า',
    },
  },
  rights_of_others: {
    kinds: ['200'],
    decisions: ['refuse'],
    words: {
      en: 'The pictures or the brand belong to someone else, and you haven’t shown that you may use them.',
      es: 'Las imágenes o la marca son de otra persona y nada indica que puedas usarlas.',
      zh: '图片或品牌属于他人，且未提供使用授权。',
      zhtw: '圖片或品牌屬於他人，且未提供使用授權。',
      jp: '画像またはブランドは他者のものであり、使用の許可が示されていません。',
      th: 'ภาพหรือแบรนด์เป็นของผู้อื่น และไม่มีหลักฐานว่าคุณใช้ได้',
    },
  },
  document_missing: {
    kinds: ['300'],
    decisions: ['refuse'],
    words: {
      en: 'The delivery note is missing or doesn’t match these goods.',
      es: 'El albarán no corresponde a estos artículos o falta.',
      zh: '送货单与商品不符或缺失。',
      zhtw: '送貨單與商品不符或缺漏。',
      jp: '納品書が商品と合わないか、ありません。',
      th: 'ใบส่งของไม่ตรงกับสินค้าหรือไม่มี',
    },
  },
  evidence_convinces: {
    kinds: ['refund'],
    decisions: ['approve'],
    words: {
      en: 'The pictures and the conversation show that the goods are not as described.',
      es: 'Las imágenes y la conversación muestran que los artículos no son como se describieron.',
      zh: '图片与沟通记录表明商品与描述不符。',
      zhtw: '圖片與溝通紀錄顯示商品與描述不符。',
      jp: '画像とやり取りから、商品が説明と異なることが確認できました。',
      th: 'ภาพและการสนทนาแสดงว่าสินค้าไม่ตรงตามคำอธิบาย',
    },
  },
  evidence_lacks: {
    kinds: ['refund'],
    decisions: ['refuse'],
    words: {
      en: 'The evidence doesn’t show that anything is wrong with the goods.',
      es: 'Lo enviado no muestra que los artículos tengan un defecto.',
      zh: '提交的资料未能表明商品存在问题。',
      zhtw: '提交的資料未能顯示商品有問題。',
      jp: 'お送りいただいた内容では、商品の問題を確認できませんでした。',
      th: 'สิ่งที่ส่งมาไม่แสดงว่าสินค้ามีปัญหา',
    },
  },
  breaks_rules: {
    kinds: ['report'],
    decisions: ['approve'],
    words: {
      en: 'The review breaks our review rules.',
      es: 'La reseña incumple las normas de las reseñas.',
      zh: '该评价违反评价规则。',
      zhtw: '該評價違反評價規則。',
      jp: 'このレビューはレビューの規則に反しています。',
      th: 'รีวิวนี้ผิดกฎของการรีวิว',
    },
  },
  own_experience: {
    kinds: ['report'],
    decisions: ['refuse'],
    words: {
      en: 'The review describes the writer’s own experience, so it stays.',
      es: 'La reseña cuenta la experiencia de quien la escribe y se queda.',
      zh: '该评价反映作者的亲身体验，予以保留。',
      zhtw: '該評價反映作者的親身體驗，予以保留。',
      jp: 'レビューは投稿者自身の体験を述べたもので、維持されます。',
      th: 'รีวิวนี้เล่าประสบการณ์ของผู้เขียนเองจึงคงไว้',
    },
  },
  asked_outside: {
    kinds: ['talk'],
    decisions: ['approve'],
    words: {
      en: 'Someone was asked to pay or to continue the chat outside our mall.',
      es: 'Se pidió pagar o seguir hablando fuera del centro comercial.',
      zh: '要求对方在商城之外付款或联系。',
      zhtw: '要求對方在商城之外付款或聯絡。',
      jp: 'モールの外での支払いや連絡が求められました。',
      th: 'มีการขอให้จ่ายเงินหรือติดต่อกันนอกห้าง',
    },
  },
  insults: {
    kinds: ['talk'],
    decisions: ['approve'],
    words: {
      en: 'We don’t allow insults or threats.',
      es: 'Aquí no se insulta ni se amenaza a nadie.',
      zh: '此处不允许辱骂或威胁他人。',
      zhtw: '此處不允許辱罵或威脅他人。',
      jp: 'ここでは誰に対しても侮辱や脅迫は許されません。',
      th: 'ที่นี่ไม่อนุญาตให้ดูหมิ่นหรือข่มขู่ผู้ใด',
    },
  },
  ordinary_talk: {
    kinds: ['talk'],
    decisions: ['refuse'],
    words: {
      en: 'The messages are part of an ordinary conversation.',
      es: 'Lo escrito forma parte de una conversación normal.',
      zh: '所写内容属于正常沟通。',
      zhtw: '所寫內容屬於正常溝通。',
      jp: '書かれた内容は通常のやり取りの範囲です。',
      th: 'สิ่งที่เขียนเป็นการสนทนาตามปกติ',
    },
  },
} satisfies Record<string, Template>

const every: Readonly<Record<string, Template>> = templates

/** Keys of the reason templates for this decision on a case of this kind. */
export const reasonTemplates = (kind: CaseKind, decision: CaseDecision): string[] =>
  Object.entries(every)
    .filter(([, { kinds, decisions }]) => kinds.includes(kind) && decisions.includes(decision))
    .map(([key]) => key)

/** Text of a template in a language. Undefined if the kind has no such template. */
export const reasonInWords = (kind: CaseKind, key: string, lang: Language): string | undefined => {
  const template = Object.hasOwn(every, key) ? every[key] : undefined
  return template?.kinds.includes(kind) ? template.words[lang] : undefined
}
