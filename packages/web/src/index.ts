export { createWeb, useCur, useLang, usePlace, useTheme, useWeb, WebProvider, type Web } from './web.tsx'
