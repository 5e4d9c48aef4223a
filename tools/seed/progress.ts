const intervalMs = 10_000

/** Prints the progress at intervals, with an estimate of the remaining time. */
export const progress = (what: string, total: number): ((done: number) => void) => {
  const begun = performance.now()
  let said = begun
  return (done) => {
    const now = performance.now()
    if (now - said < intervalMs || done >= total) return
    said = now
    const restSeconds = Math.ceil((((now - begun) / done) * (total - done)) / 1000)
    const rest = restSeconds > 90 ? `${Math.ceil(restSeconds / 60)} minutes` : `${restSeconds} seconds`
    console.log(`    ${Math.floor((done / total) * 100)} % of the ${what}, about ${rest} more`)
  }
}
