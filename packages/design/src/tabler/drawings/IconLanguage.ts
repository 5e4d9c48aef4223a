import { outline } from '../drawing.tsx'
export const IconLanguage = /* @__PURE__ */ outline('M9 6.371c0 4.418 -2.239 6.629 -5 6.629', 'M4 6.371h7', 'M5 9c0 2.144 2.252 3.908 6 4', 'M12 20l4 -9l4 9', 'M19.1 18h-6.2', 'M6.694 3l.793 .582')
