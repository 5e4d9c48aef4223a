import { useGetStore } from '@plaza/client'

/** True in a demo mall. False in a real mall, and until the mall's settings are loaded. */
export const useIsDemo = (): boolean => useGetStore('website_config').data?.demo === true
