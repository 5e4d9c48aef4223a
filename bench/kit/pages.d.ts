// The used types of two packages that only the bench installs (bench/package.json), so that the type check needs neither of them.
declare module 'chrome-launcher' {
  export type Chrome = { port: number; kill: () => void }
  export const launch: (options: {
    chromePath?: string
    chromeFlags: string[]
    userDataDir?: string
    logLevel: 'silent'
  }) => Promise<Chrome>
}

declare module 'lighthouse' {
  type Audit = {
    title: string
    score: number | null
    displayValue?: string
    numericValue?: number
    details?: { type: 'table'; items: readonly Readonly<Record<string, unknown>>[] } | { type: 'opportunity' }
  }
  export type Result = {
    audits: Readonly<Record<string, Audit>>
    categories: Readonly<Record<string, { title: string; score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
  }
  type Options = {
    port: number
    logLevel: 'error'
    onlyCategories: string[]
    formFactor?: 'mobile'
    throttlingMethod?: 'simulate'
    maxWaitForLoad?: number
    disableStorageReset?: boolean
  }
  /** Lighthouse settings for a desktop computer and its network, instead of a phone. */
  export const desktopConfig: { extends: string }
  const runLighthouse: (url: string, options: Options, config?: { extends: string }) => Promise<{ lhr: Result } | undefined>
  export default runLighthouse
}
