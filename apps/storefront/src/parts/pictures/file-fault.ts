const types = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes = types.join(',')
const maxBytes = 10 * 1024 * 1024

export type FaultyFile = 'notPicture' | 'tooLarge' | 'tooMany'

/** Error of a file, found before the upload. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>): FaultyFile | undefined =>
  !types.includes(type) ? 'notPicture' : size > maxBytes ? 'tooLarge' : undefined
