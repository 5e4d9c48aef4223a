import { outline } from '../drawing.tsx'
export const IconMap = /* @__PURE__ */ outline('M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13', 'M9 4v13', 'M15 7v13')
