import type { HealthWords } from './en.ts'

export const zhtw: HealthWords = {
  title: '運作狀況',
  jobs: '工作',
  waiting: '等待中',
  running: '進行中',
  failed: '已放棄',
  noneFailed: '沒有放棄的工作。',
  retry: '重試',
  database: '資料庫',
  version: '版本',
  size: '大小',
  connections: '連線',
  storage: '儲存',
  ok: '正常',
  notOk: '無回應',
  mail: '郵件',
  oldest: '最早',
  done: '正在重試',
}
