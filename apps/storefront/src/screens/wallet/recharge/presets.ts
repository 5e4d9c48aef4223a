const standard = [100, 200, 500, 1000]

/** Four amounts to press, none below the least. */
export const presetsFrom = (least: string): string[] => {
  const from = Math.ceil(Number(least))
  return (from <= 100 ? standard : standard.map((each) => (each / 100) * from)).map(String)
}
