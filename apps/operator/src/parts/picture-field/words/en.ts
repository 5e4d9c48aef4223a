export const en = {
  label: 'Picture',
  choose: 'Choose pictures',
  other: 'Replace picture',
  remove: 'Remove',
  first: 'Move to start',
  hint: 'JPEG, PNG or WebP, up to 10 MB',
}

export type PictureWords = typeof en
