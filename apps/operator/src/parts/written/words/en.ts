export const en = {
  change: 'Edit',
  save: 'Save',
  saved: 'Saved',
  publish: 'Publish',
  unpublish: 'Unpublish',
  saveFirst: 'Save your changes first',
  published: 'Published. Shoppers will see it on its dates.',
  unpublished: 'Unpublished. It’s a draft again.',
  remove: 'Remove',
  removed: 'Removed. You can restore it from the change history below.',
  missing: (n: number) => (n === 1 ? '1 language missing' : `${n} languages missing`),
  from: 'Show from',
  to: 'Show until',
  fromHint: 'Leave empty to show it once published',
  toHint: 'Leave empty to show it until you unpublish it',
  states: {
    draft: 'Draft',
    planned: 'Scheduled',
    running: 'Live',
    ended: 'Ended',
  },
}

export type WrittenWords = typeof en
