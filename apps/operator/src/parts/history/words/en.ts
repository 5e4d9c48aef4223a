export const en = {
  title: 'Changes',
  none: 'Nothing was changed here so far',
  made: 'Made',
  removed: 'Removed',
  bringBack: 'Bring back what was before',
  broughtBack: 'What was before stands again',
  nothing: 'nothing',
  promised: 'It stays: people have the coupon already, and were promised this',
  changedBy: (by: string, at: string) => `${by} changed this on ${at}, after you opened the list. Nothing was brought back.`,
  changed: 'This was changed after you opened the list. Nothing was brought back.',
  now: 'This is what stands there now:',
  gone: 'It is not there any more.',
  readAnew: 'Load the latest',
}

export type HistoryWords = typeof en
