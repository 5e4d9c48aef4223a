/** Offers the bytes as a file download. */
export const saveFile = ({ name, bytes }: { name: string; bytes: Blob }): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
