import { outline } from '../drawing.tsx'
export const IconChevronDown = /* @__PURE__ */ outline('M6 9l6 6l6 -6')
