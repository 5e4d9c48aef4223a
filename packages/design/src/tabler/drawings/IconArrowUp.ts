import { outline } from '../drawing.tsx'
export const IconArrowUp = /* @__PURE__ */ outline('M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6')
