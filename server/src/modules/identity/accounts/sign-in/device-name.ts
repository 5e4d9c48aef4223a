type Named = readonly (readonly [RegExp, string])[]

// The order matters, because most browsers also send the names of other browsers.
const browsers: Named = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Named = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Named, agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1]

/** The common names of browser and operating system. Versions are left out, so that after an update the device does not count as new. */
export const deviceName = (agent: string): string => {
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(', ')
  return known || agent.split(/[\s/]/, 1)[0]?.slice(0, 40) || '?'
}
