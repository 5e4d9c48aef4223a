import { outline } from '../drawing.tsx'
export const IconCheck = /* @__PURE__ */ outline('M5 12l5 5l10 -10')
