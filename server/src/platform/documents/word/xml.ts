const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const unholdable =
  // oxlint-disable-next-line no-control-regex -- what XML cannot hold is exactly what is left out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export const escapeXml = (text: string): string => text.replace(unholdable, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
