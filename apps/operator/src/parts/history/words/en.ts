export const en = {
  title: 'Changes',
  none: 'Nothing was changed here so far',
  made: 'Made',
  removed: 'Removed',
  bringBack: 'Bring back what was before',
  broughtBack: 'What was before stands again',
  nothing: 'nothing',
  promised: 'It stays: people have the coupon already, and were promised this',
}

export type HistoryWords = typeof en
