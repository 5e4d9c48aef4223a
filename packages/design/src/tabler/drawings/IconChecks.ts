import { outline } from '../drawing.tsx'
export const IconChecks = /* @__PURE__ */ outline('M7 12l5 5l10 -10', 'M2 12l5 5m5 -5l5 -5')
