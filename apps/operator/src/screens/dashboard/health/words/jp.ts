import type { HealthWords } from './en.ts'

export const jp: HealthWords = {
  title: '稼働状況',
  jobs: 'ジョブ',
  waiting: '待機中',
  running: '実行中',
  failed: '失敗',
  noneFailed: '失敗したジョブはありません。',
  retry: '再試行',
  database: 'データベース',
  version: 'バージョン',
  size: 'サイズ',
  connections: '接続',
  storage: 'ストレージ',
  ok: '応答あり',
  notOk: '応答なし',
  mail: 'メール',
  oldest: '最も古いもの',
  done: '再試行します',
}
