import type { NotificationTemplate } from './template.ts'

/** Notifications of support ticket events. */
export const supportTemplates = {
  ticket_answered: {
    kind: 0,
    status: 0,
    words: {
      en: ['We replied to {number}', '“{subject}”: read our reply, and write back if anything is still open.'],
      zh: ['我们已回复 {number}', '“{subject}”：请查看回复；如仍有疑问，可继续留言。'],
      zhtw: ['我們已回覆 {number}', '「{subject}」：請查看回覆；如仍有疑問，可繼續留言。'],
      es: ['Hemos respondido a {number}', '«{subject}»: lee la respuesta y escríbenos si queda algo pendiente.'],
      jp: ['{number}に回答しました', '「{subject}」：回答をご確認ください。解決していない場合は返信できます。'],
      th: ['เราตอบ {number} แล้ว', '“{subject}”: อ่านคำตอบ และเขียนกลับมาได้หากยังมีข้อสงสัย'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
