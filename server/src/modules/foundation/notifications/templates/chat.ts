import type { NotificationTemplate } from './template.ts'

/** Notifications of the chat: unread messages, and results of reports. */
export const chatTemplates = {
  chat_waits: {
    kind: 0,
    status: 0,
    words: {
      en: ['{shop} sent you a message', 'Open the chat to read it and reply.'],
      zh: ['{shop} 给您发来消息', '请在聊天中查看并回复。'],
      zhtw: ['{shop} 傳來訊息', '請在聊天中查看並回覆。'],
      es: ['{shop} te ha escrito', 'Léelo y responde en el chat.'],
      jp: ['{shop}からメッセージが届きました', 'チャットで確認して返信できます。'],
      th: ['{shop} ส่งข้อความถึงคุณ', 'อ่านและตอบได้ในแชท'],
    },
  },
  chat_service_waits: {
    kind: 0,
    status: 0,
    words: {
      en: ['Customer service sent you a message', 'Open the chat to read it and reply.'],
      zh: ['客服给您发来消息', '请在聊天中查看并回复。'],
      zhtw: ['客服傳來訊息', '請在聊天中查看並回覆。'],
      es: ['Atención al cliente te ha escrito', 'Léelo y responde en el chat.'],
      jp: ['カスタマーサービスからメッセージが届きました', 'チャットで確認して返信できます。'],
      th: ['ฝ่ายบริการลูกค้าส่งข้อความถึงคุณ', 'อ่านและตอบได้ในแชท'],
    },
  },
  chat_shop_waits: {
    kind: 0,
    status: 0,
    words: {
      en: ['{name} sent your shop a message', 'Reply in the chat. Shoppers can see how fast your shop usually replies.'],
      zh: ['{name} 给您的店铺发来消息', '请在聊天中回复：顾客能看到店铺通常多久回复。'],
      zhtw: ['{name} 傳訊息給您的商店', '請在聊天中回覆：顧客看得到商店通常多久回覆。'],
      es: ['{name} escribió a tu tienda', 'Responde en el chat: los clientes ven cuánto suele tardar una tienda.'],
      jp: ['{name}さんからショップにメッセージが届きました', 'チャットで返信してください。通常の返信時間はお客様に表示されます。'],
      th: ['{name} ส่งข้อความถึงร้านของคุณ', 'ตอบในแชท: ผู้ซื้อเห็นว่าร้านมักตอบเร็วแค่ไหน'],
    },
  },
  chat_report_upheld: {
    kind: 0,
    status: 1,
    words: {
      en: ['The chat you reported broke our rules', 'We warned the shop. It can’t message you unless you unblock it.'],
      zh: ['您举报的内容违反规则', '我们已警告该店铺；除非您解除屏蔽，否则它无法再给您发消息。'],
      zhtw: ['您檢舉的內容違反規則', '我們已警告該商店；除非您解除封鎖，否則它無法再傳訊息給您。'],
      es: ['Lo que denunciaste va contra nuestras normas', 'Hemos avisado a la tienda, y no te escribirá más salvo que la desbloquees.'],
      jp: ['報告された内容は規約に反していました', 'ショップに警告しました。ブロックを解除しない限り、メッセージは届きません。'],
      th: ['สิ่งที่คุณรายงานผิดกฎของเรา', 'เราเตือนร้านแล้ว และร้านจะส่งข้อความถึงคุณไม่ได้จนกว่าคุณจะเลิกบล็อก'],
    },
  },
  chat_report_declined: {
    kind: 0,
    status: -1,
    words: {
      en: ['The chat you reported is within our rules', 'We read the whole conversation. You can block the shop at any time.'],
      zh: ['未发现违反规则的内容', '我们已查看您举报的会话。您随时可以屏蔽该店铺。'],
      zhtw: ['未發現違反規則的內容', '我們已查看您檢舉的對話。您隨時可以封鎖該商店。'],
      es: [
        'No encontramos nada contra nuestras normas',
        'Leímos la conversación que denunciaste. Puedes bloquear a la tienda cuando quieras.',
      ],
      jp: ['規約に反する内容はありませんでした', '報告された会話を確認しました。ショップはいつでもブロックできます。'],
      th: ['เราไม่พบสิ่งที่ผิดกฎ', 'เราอ่านการสนทนาที่คุณรายงานแล้ว คุณบล็อกร้านได้ทุกเมื่อ'],
    },
  },
  chat_shop_report_upheld: {
    kind: 0,
    status: 1,
    words: {
      en: ['The chat you reported broke our rules', 'We warned the customer. They can’t message your shop unless you unblock them.'],
      zh: ['您举报的内容违反规则', '我们已警告对方；除非您解除屏蔽，否则对方无法再给您的店铺发消息。'],
      zhtw: ['您檢舉的內容違反規則', '我們已警告對方；除非您解除封鎖，否則對方無法再傳訊息給您的商店。'],
      es: [
        'Lo que denunciaste va contra nuestras normas',
        'Hemos avisado a quien lo escribió, y no escribirá más a tu tienda salvo que lo desbloquees.',
      ],
      jp: ['報告された内容は規約に反していました', '相手に警告しました。ブロックを解除しない限り、ショップにメッセージは届きません。'],
      th: ['สิ่งที่คุณรายงานผิดกฎของเรา', 'เราเตือนผู้เขียนแล้ว และเขาจะส่งข้อความถึงร้านไม่ได้จนกว่าคุณจะเลิกบล็อก'],
    },
  },
  chat_shop_report_declined: {
    kind: 0,
    status: -1,
    words: {
      en: ['The chat you reported is within our rules', 'We read the whole conversation. You can block the customer at any time.'],
      zh: ['未发现违反规则的内容', '我们已查看您店铺举报的会话。您随时可以屏蔽对方。'],
      zhtw: ['未發現違反規則的內容', '我們已查看您商店檢舉的對話。您隨時可以封鎖對方。'],
      es: [
        'No encontramos nada contra nuestras normas',
        'Leímos la conversación que denunció tu tienda. Puedes bloquear a quien escribe cuando quieras.',
      ],
      jp: ['規約に反する内容はありませんでした', 'ショップから報告された会話を確認しました。相手はいつでもブロックできます。'],
      th: ['เราไม่พบสิ่งที่ผิดกฎ', 'เราอ่านการสนทนาที่ร้านของคุณรายงานแล้ว คุณบล็อกผู้เขียนได้ทุกเมื่อ'],
    },
  },
  chat_warned: {
    kind: 0,
    status: -1,
    words: {
      en: [
        'Your message to a shop broke our rules',
        'You can’t message this shop any more. If it happens again, we may close your account.',
      ],
      zh: ['您发给店铺的内容违反规则', '该店铺不再接收您的消息。若再次发生，我们可能关闭您的账户。'],
      zhtw: ['您傳給商店的內容違反規則', '該商店不再接收您的訊息。若再次發生，我們可能關閉您的帳戶。'],
      es: [
        'Lo que escribiste a una tienda va contra nuestras normas',
        'La tienda ya no recibe tus mensajes. Si se repite, podemos cerrar tu cuenta.',
      ],
      jp: [
        'ショップへのメッセージが規約に反していました',
        'このショップにはメッセージを送れなくなりました。繰り返された場合、アカウントを閉鎖することがあります。',
      ],
      th: ['สิ่งที่คุณเขียนถึงร้านผิดกฎของเรา', 'ร้านจะไม่ได้รับข้อความจากคุณอีก หากเกิดขึ้นอีก เราอาจปิดบัญชีของคุณ'],
    },
  },
  chat_shop_warned: {
    kind: 0,
    status: -1,
    words: {
      en: [
        'Your shop’s message broke our rules',
        'Your shop can’t message this customer any more. If it happens again, we may suspend your shop.',
      ],
      zh: ['您的店铺发送的内容违反规则', '该顾客不再接收您店铺的消息。若再次发生，店铺可能被停用。'],
      zhtw: ['您的商店傳送的內容違反規則', '該顧客不再接收您商店的訊息。若再次發生，商店可能被停用。'],
      es: [
        'Lo que escribió tu tienda va contra nuestras normas',
        'El cliente ya no recibe mensajes de tu tienda. Si se repite, la tienda puede quedar suspendida.',
      ],
      jp: [
        'ショップからのメッセージが規約に反していました',
        'このお客様にはメッセージを送れなくなりました。繰り返された場合、ショップを停止することがあります。',
      ],
      th: ['สิ่งที่ร้านของคุณเขียนผิดกฎของเรา', 'ลูกค้าจะไม่ได้รับข้อความจากร้านอีก หากเกิดขึ้นอีก ร้านอาจถูกระงับ'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
