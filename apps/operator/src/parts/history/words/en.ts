export const en = {
  title: 'Changes',
  none: 'Nothing was changed here so far',
  made: 'Made',
  removed: 'Removed',
  bringBack: 'Bring back what was before',
  broughtBack: 'What was before stands again',
  nothing: 'nothing',
}

export type HistoryWords = typeof en
