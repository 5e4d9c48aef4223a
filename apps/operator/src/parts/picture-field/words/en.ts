export const en = {
  label: 'Picture',
  choose: 'Choose pictures',
  other: 'Choose another one',
  remove: 'Take away',
  first: 'Bring to the beginning',
  hint: 'JPEG, PNG or WebP, up to 10 MB',
}

export type PictureWords = typeof en
