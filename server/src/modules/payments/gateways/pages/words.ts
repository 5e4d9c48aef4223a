import type { Language } from '@plaza/values'

type Words = Readonly<Record<Language, string>>
const say = (en: string, zh: string, zhtw: string, es: string, jp: string, th: string): Words => ({ en, zh, zhtw, es, jp, th })

export const toTheBank = {
  title: say('Continue to your bank', '前往您的银行', '前往您的銀行', 'A tu banco', '銀行のページへ', 'ไปยังธนาคารของคุณ'),
  lead: say(
    'You’ll pay on your bank’s page. We never see your card details.',
    '付款在银行页面完成，商城不会看到您的卡。',
    '付款在銀行頁面完成，商城不會看到您的卡。',
    'El pago se hace en la página del banco. La tienda nunca ve tu tarjeta.',
    'お支払いは銀行のページで行います。当モールがカード情報を見ることはありません。',
    'การชำระเงินทำบนหน้าของธนาคาร ร้านค้าจะไม่เห็นบัตรของคุณ',
  ),
  go: say('Continue', '继续', '繼續', 'Continuar', '続ける', 'ดำเนินการต่อ'),
}

export const demoWords = {
  title: say('Demo payment', '演示付款', '示範付款', 'Pago de demostración', 'デモ決済', 'การชำระเงินสาธิต'),
  lead: say(
    'This payment gateway is a demo, so no money will move. Choose its answer.',
    '此支付网关是虚构的，不会发生真实扣款。请选择它的答复。',
    '此付款閘道是虛構的，不會真的扣款。請選擇它的答覆。',
    'Esta pasarela es inventada; no se mueve dinero. Elige lo que responde.',
    'この決済サービスは架空のもので、実際のお金は動きません。返答を選んでください。',
    'เกตเวย์นี้สมมติขึ้น ไม่มีการตัดเงินจริง เลือกคำตอบที่จะให้ตอบ',
  ),
  approve: say('Approve', '批准', '核准', 'Aprobar', '承認する', 'อนุมัติ'),
  decline: say('Decline', '拒绝', '拒絕', 'Rechazar', '拒否する', 'ปฏิเสธ'),
  time_out: say('Let it time out', '让它超时', '讓它逾時', 'Dejar que caduque', '時間切れにする', 'ปล่อยให้หมดเวลา'),
  twice: say(
    'Approve and answer twice',
    '批准并答复两次',
    '核准並答覆兩次',
    'Aprobar y responder dos veces',
    '承認して2回返答する',
    'อนุมัติและตอบสองครั้ง',
  ),
  returned: say(
    'Refunded to the original payment method:',
    '已退回原付款方式：',
    '已退回原付款方式：',
    'Devuelto a su origen:',
    'お支払い元に返金済み：',
    'คืนไปยังช่องทางที่ชำระมาแล้ว:',
  ),
  over: say(
    'This payment has ended.',
    '此付款已结束。',
    '此付款已結束。',
    'Este pago ya terminó.',
    'このお支払いは終了しています。',
    'การชำระเงินนี้สิ้นสุดแล้ว',
  ),
}
