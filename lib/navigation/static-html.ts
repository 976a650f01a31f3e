/** The HTML of a page's static parts, by name (0095). */
export type StaticHtml = Readonly<Record<string, string>>;

/** The attribute of an element whose content is a static part; its value is the part's name. */
export const STATIC_PART = 'data-static';
