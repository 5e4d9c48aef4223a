const types = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes = types.join(',')
const maxBytes = 10 * 1024 * 1024

export type FaultyFile = 'notPicture' | 'tooLarge' | 'tooMany'

/** What can be said of a file before it is sent. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>): FaultyFile | undefined =>
  !types.includes(type) ? 'notPicture' : size > maxBytes ? 'tooLarge' : undefined
