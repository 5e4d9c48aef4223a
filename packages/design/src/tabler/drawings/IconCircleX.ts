import { outline } from '../drawing.tsx'
export const IconCircleX = /* @__PURE__ */ outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M10 10l4 4m0 -4l-4 4')
