export const en = {
  title: 'Health',
  jobs: 'Jobs',
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  noneFailed: 'No failed jobs.',
  retry: 'Retry',
  database: 'Database',
  version: 'Version',
  size: 'Size',
  connections: 'Connections',
  storage: 'Storage',
  ok: 'Responding',
  notOk: 'Not responding',
  mail: 'Mail',
  oldest: 'Oldest from',
  done: 'Retrying',
}

export type HealthWords = typeof en
