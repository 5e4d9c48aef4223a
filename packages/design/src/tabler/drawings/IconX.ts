import { outline } from '../drawing.tsx'
export const IconX = /* @__PURE__ */ outline('M18 6l-12 12', 'M6 6l12 12')
