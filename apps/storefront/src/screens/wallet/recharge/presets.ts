const standard = [100, 200, 500, 1000]

/** Four preset amounts, none below the minimum. */
export const presetsFrom = (least: string): string[] => {
  const from = Math.ceil(Number(least))
  return (from <= 100 ? standard : standard.map((each) => (each / 100) * from)).map(String)
}
