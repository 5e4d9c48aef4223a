/**
 * Repeats the check until it is true, or fails after the timeout. The timeout is long, because an email has taken more than 15 seconds on a busy
 * machine.
 */
export const until = async (isSo: () => boolean | Promise<boolean>, timeoutMs = 45_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it never became so')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
