/** The Node versions that Plaza supports, as stated in `package.json`. */
export const nodesNeeded = '20.19, 22.13, 24, or 26 and newer'

/** The lowest minor version of each supported major version. Odd major versions have no long-term support. */
const minMinor = { 20: 19, 22: 13, 24: 0 }

export const nodeSuits = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major >= 26 || minor >= (minMinor[major] ?? Infinity)
}
