export const en = {
  add: 'Add a picture',
  addMore: 'Add another',
  hint: (most: number) => `Up to ${most} pictures: JPEG, PNG or WebP, up to 10 MB each`,
  picture: (n: number) => `Picture ${n}`,
  pictureFailed: 'This picture cannot be opened just now',
  sending: (percent: number) => `Sending, ${percent} %`,
  sent: 'Sent',
  replace: 'Replace',
  replaceOf: (n: number) => `Replace picture ${n}`,
  remove: 'Remove',
  removeOf: (n: number) => `Remove picture ${n}`,
  again: 'Send again',
  againOf: (n: number) => `Send picture ${n} again`,
  notPicture: 'This file is no JPEG, PNG or WebP picture',
  tooLarge: 'This picture is larger than 10 MB',
  tooMany: (most: number) => `No more than ${most} pictures`,
}

export type PictureWords = typeof en
