/** A text for `like`, in which `%` and `_` have no meaning of their own. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
