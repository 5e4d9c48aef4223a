export const en = {
  title: 'Change history',
  none: 'No changes yet',
  made: 'Created',
  removed: 'Removed',
  bringBack: 'Restore previous version',
  broughtBack: 'Previous version restored',
  nothing: 'nothing',
  standardText: 'standard text',
  promised: 'Can’t be restored: people have already claimed this coupon',
  changedBy: (by: string, at: string) => `${by} changed this on ${at}, after you opened the list. Nothing was restored.`,
  changed: 'This was changed after you opened the list. Nothing was restored.',
  now: 'Current version:',
  gone: 'It no longer exists.',
  readAnew: 'Load latest version',
}

export type HistoryWords = typeof en
