export { openWeb } from './open-web.ts'
export { Reading } from './Reading.tsx'
export { useLoadingFlag } from './use-loading-flag.ts'
export { useRecovery } from './use-recovery.ts'
export {
  createWeb,
  useCur,
  useLang,
  useRoute,
  useSession,
  useTheme,
  useWeb,
  WebProvider,
  type Audience,
  type Web,
  type Whose,
} from './web.tsx'
