import { outline } from '../drawing.tsx'
export const IconBuildingBank = /* @__PURE__ */ outline('M3 21l18 0', 'M3 10l18 0', 'M5 6l7 -3l7 3', 'M4 10l0 11', 'M20 10l0 11', 'M8 14l0 3', 'M12 14l0 3', 'M16 14l0 3')
