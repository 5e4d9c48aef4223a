/** The Nodes that Plaza runs on, as `package.json` states them for npm. */
export const nodesNeeded = '20.19, 22.13, 24, or 26 and newer'

/** The least minor version of each major version that is supported; odd ones have no long support. */
const minMinor = { 20: 19, 22: 13, 24: 0 }

export const nodeSuits = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major >= 26 || minor >= (minMinor[major] ?? Infinity)
}
