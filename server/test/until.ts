/** Looks again until it is so; a condition that never comes true is a failure. A letter has taken more than 15 seconds on a busy machine. */
export const until = async (isSo: () => boolean | Promise<boolean>, timeoutMs = 45_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it never became so')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
