/** Saves a text or bytes as a file on the user's device. */
export const saveFile = (name: string, content: string | Blob, type = 'application/json'): void => {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
