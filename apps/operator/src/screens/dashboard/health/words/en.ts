export const en = {
  title: 'Health',
  jobs: 'Jobs',
  waiting: 'Waiting',
  running: 'Being done',
  failed: 'Gave up',
  noneFailed: 'No job gave up.',
  retry: 'Try again',
  database: 'Database',
  version: 'Version',
  size: 'Size',
  connections: 'Connections',
  storage: 'Storage',
  ok: 'Answers',
  notOk: 'Does not answer',
  mail: 'Mail',
  oldest: 'Oldest since',
  done: 'It is tried again',
}

export type HealthWords = typeof en
