export const en = {
  add: 'Add a picture',
  addMore: 'Add another',
  hint: (most: number) => `Up to ${most} pictures: JPEG, PNG or WebP, up to 10 MB each`,
  picture: (n: number) => `Picture ${n}`,
  pictureFailed: "We can't open this picture right now",
  sending: (percent: number) => `Uploading ${percent}%`,
  sent: 'Uploaded',
  replace: 'Replace',
  replaceOf: (n: number) => `Replace picture ${n}`,
  remove: 'Remove',
  removeOf: (n: number) => `Remove picture ${n}`,
  again: 'Upload again',
  againOf: (n: number) => `Upload picture ${n} again`,
  notPicture: 'Choose a JPEG, PNG or WebP picture',
  tooLarge: 'This picture is larger than 10 MB',
  tooMany: (most: number) => `You can add up to ${most} pictures`,
}

export type PictureWords = typeof en
