import type { HealthWords } from './en.ts'

export const zh: HealthWords = {
  title: '运行状况',
  jobs: '任务',
  waiting: '等待中',
  running: '进行中',
  failed: '已放弃',
  noneFailed: '没有放弃的任务。',
  retry: '重试',
  database: '数据库',
  version: '版本',
  size: '大小',
  connections: '连接',
  storage: '存储',
  ok: '正常',
  notOk: '无响应',
  mail: '邮件',
  oldest: '最早',
  done: '正在重试',
}
