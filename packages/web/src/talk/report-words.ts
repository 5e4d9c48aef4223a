import type { chatReportReasons } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { useReader } from '../reading/index.ts'

type Reason = (typeof chatReportReasons)[number]
export type TalkReportWords = {
  report: string
  title: string
  text: string
  why: string
  choose: string
  note: string
  send: string
  close: string
  sent: string
  reasons: Record<Reason, string>
}

const words: Record<Language, TalkReportWords> = {
  en: {
    report: 'Report',
    title: 'Report this conversation',
    text: "Our staff will read the latest messages and decide within two days. The other side won't know who reported it.",
    why: "What's wrong?",
    choose: 'Choose a reason.',
    note: 'Anything we should know? (optional)',
    send: 'Send',
    close: 'Close',
    sent: "Reported. We'll notify you once we've decided.",
    reasons: {
      pays_outside: 'Asks me to pay outside this site',
      fraud: 'Fraud or false promises',
      abusive: 'Insults or threatens',
      spam: 'Unwanted advertising',
      other: 'Something else',
    },
  },
  zh: {
    report: '举报',
    title: '举报此会话',
    text: '工作人员会查看最近的内容及前后文，并在两天内处理。不会告知对方是谁举报的。',
    why: '有什么问题？',
    choose: '请选择原因。',
    note: '还有什么需要我们了解？（选填）',
    send: '发送',
    close: '关闭',
    sent: '已举报：处理后会通知您。',
    reasons: { pays_outside: '要求我在商城外付款', fraud: '欺诈或虚假承诺', abusive: '辱骂或威胁', spam: '垃圾广告', other: '其他' },
  },
  zhtw: {
    report: '檢舉',
    title: '檢舉此對話',
    text: '工作人員會查看最近的內容及前後文，並在兩天內處理。不會告知對方是誰檢舉的。',
    why: '有什麼問題？',
    choose: '請選擇原因。',
    note: '還有什麼需要我們了解？（選填）',
    send: '傳送',
    close: '關閉',
    sent: '已檢舉：處理後會通知您。',
    reasons: { pays_outside: '要求我在商城外付款', fraud: '詐騙或不實承諾', abusive: '辱罵或威脅', spam: '垃圾廣告', other: '其他' },
  },
  es: {
    report: 'Denunciar',
    title: 'Denunciar esta conversación',
    text: 'Nuestro equipo lee los últimos mensajes y su contexto, y decide en un plazo de dos días. La otra parte no sabrá quién la denunció.',
    why: '¿Qué ocurre?',
    choose: 'Elige un motivo.',
    note: '¿Qué debemos saber? (opcional)',
    send: 'Enviar',
    close: 'Cerrar',
    sent: 'Denunciada: recibirás un aviso cuando se decida.',
    reasons: {
      pays_outside: 'Me pide pagar fuera del centro comercial',
      fraud: 'Fraude o promesas falsas',
      abusive: 'Insulta o amenaza',
      spam: 'Publicidad no deseada',
      other: 'Otra cosa',
    },
  },
  jp: {
    report: '報告する',
    title: 'この会話を報告',
    text: '最近のやり取りと前後の内容をスタッフが確認し、2日以内に対応を決めます。誰が報告したかは相手に知らされません。',
    why: 'どのような問題ですか？',
    choose: '理由を選んでください。',
    note: '補足（任意）',
    send: '送信',
    close: '閉じる',
    sent: '報告しました。結果はお知らせでご連絡します。',
    reasons: {
      pays_outside: 'モール外での支払いを求められた',
      fraud: '詐欺や虚偽の約束',
      abusive: '侮辱や脅迫',
      spam: '迷惑な広告',
      other: 'その他',
    },
  },
  th: {
    report: 'รายงาน',
    title: 'รายงานการสนทนานี้',
    text: 'เจ้าหน้าที่จะอ่านข้อความล่าสุดและข้อความก่อนและหลัง แล้วตัดสินภายในสองวัน อีกฝ่ายจะไม่รู้ว่าใครเป็นผู้รายงาน',
    why: 'มีปัญหาอะไร?',
    choose: 'เลือกเหตุผล',
    note: 'มีอะไรที่เราควรทราบ? (ไม่บังคับ)',
    send: 'ส่ง',
    close: 'ปิด',
    sent: 'รายงานแล้ว: คุณจะได้รับการแจ้งเตือนเมื่อมีการตัดสิน',
    reasons: {
      pays_outside: 'ขอให้จ่ายเงินนอกห้าง',
      fraud: 'ฉ้อโกงหรือให้สัญญาที่ไม่เป็นจริง',
      abusive: 'ดูหมิ่นหรือข่มขู่',
      spam: 'โฆษณาที่ไม่ต้องการ',
      other: 'อื่น ๆ',
    },
  },
}

export const useTalkReportWords = (): TalkReportWords => words[useReader().lang]
