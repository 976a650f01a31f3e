/** A path of the shop or a secure address: never a script. */
export const isPlace = (url: string): boolean => (url.startsWith('/') && !url.startsWith('//')) || URL.parse(url)?.protocol === 'https:';
