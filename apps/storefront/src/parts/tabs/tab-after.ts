const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The tab that a key selects; undefined for keys without a meaning for tabs. */
export const tabAfter = <Tab>(tabs: readonly Tab[], tab: Tab, key: string): Tab | undefined => {
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  const step = steps[key]
  return step === undefined ? undefined : tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
}
