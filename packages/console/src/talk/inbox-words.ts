import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'

const en = {
  views: { all: 'All', waiting: 'Needs a reply', unassigned: 'Unassigned', mine: 'Mine', closed: 'Resolved' },
  take: 'Assign to me',
  leave: 'Unassign',
  settle: 'Mark as resolved',
  isWith: (name: string) => `Assigned to ${name}`,
}
export type InboxWords = typeof en

const words: Record<Language, InboxWords> = {
  en,
  zh: {
    views: { all: '全部', waiting: '等待回复', unassigned: '无人接手', mine: '我的', closed: '已解决' },
    take: '接手',
    leave: '交给其他人',
    settle: '已解决',
    isWith: (name) => `由 ${name} 处理`,
  },
  zhtw: {
    views: { all: '全部', waiting: '等待回覆', unassigned: '無人接手', mine: '我的', closed: '已解決' },
    take: '接手',
    leave: '交給其他人',
    settle: '已解決',
    isWith: (name) => `由 ${name} 處理`,
  },
  es: {
    views: { all: 'Todas', waiting: 'Esperan respuesta', unassigned: 'De nadie', mine: 'Mías', closed: 'Resueltas' },
    take: 'Hacerme cargo',
    leave: 'Dejarla a otros',
    settle: 'Resuelta',
    isWith: (name) => `La lleva ${name}`,
  },
  jp: {
    views: { all: 'すべて', waiting: '返信待ち', unassigned: '担当者なし', mine: '自分の担当', closed: '解決済み' },
    take: '担当する',
    leave: '他の人に任せる',
    settle: '解決済みにする',
    isWith: (name) => `担当：${name}`,
  },
  th: {
    views: { all: 'ทั้งหมด', waiting: 'รอคำตอบ', unassigned: 'ยังไม่มีผู้รับ', mine: 'ของฉัน', closed: 'เสร็จสิ้น' },
    take: 'รับเรื่อง',
    leave: 'ให้คนอื่นรับ',
    settle: 'เสร็จสิ้น',
    isWith: (name) => `ดูแลโดย ${name}`,
  },
}

export const useInboxWords = (): InboxWords => words[useReader().lang]
