export { useLoadingFlag } from './use-loading-flag.ts'
export { useRecovery } from './use-recovery.ts'
export { createWeb, useCur, useLang, usePlace, useTheme, useWeb, WebProvider, type Audience, type Web } from './web.tsx'
