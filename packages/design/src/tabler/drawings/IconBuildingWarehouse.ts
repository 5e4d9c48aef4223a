import { outline } from '../drawing.tsx'
export const IconBuildingWarehouse = /* @__PURE__ */ outline('M3 21v-13l9 -4l9 4v13', 'M13 13h4v8h-10v-6h6', 'M13 21v-9a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v3')
