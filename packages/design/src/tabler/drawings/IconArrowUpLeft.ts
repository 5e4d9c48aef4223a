import { outline } from '../drawing.tsx'
export const IconArrowUpLeft = /* @__PURE__ */ outline('M7 7l10 10', 'M16 7l-9 0l0 9')
