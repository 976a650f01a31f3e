/** Signs with a meaning in XML, and what XML 1.0 cannot hold at all: control characters, U+FFFE, U+FFFF and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them, so they are left out
const SPECIAL = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as XML 1.0 content or attribute: signs escaped, characters that XML cannot hold left out. */
export const escapeXml = (text: string): string => text.replace(SPECIAL, (sign) => ENTITIES[sign] ?? '');
