export const en = {
  change: 'Change',
  save: 'Save',
  saved: 'Saved',
  publish: 'Publish',
  unpublish: 'Make it a draft again',
  published: 'Shoppers see it in its time',
  unpublished: 'It is a draft again',
  remove: 'Remove',
  removed: 'Removed; the changes below bring it back',
  missing: 'languages missing',
  from: 'Shown from',
  to: 'Shown until',
  fromHint: 'Left empty: as soon as it is published',
  toHint: 'Left empty: until it is taken down',
  states: {
    draft: 'Draft',
    planned: 'Planned',
    running: 'Shown now',
    ended: 'Over',
  },
}

export type WrittenWords = typeof en
