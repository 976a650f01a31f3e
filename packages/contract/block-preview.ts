const SLUG = /^preview:([0-9a-f]{64})$/;

/** Key of a preview: hexadecimal, and not to be guessed. */
export const PREVIEW_KEY = /^[0-9a-f]{64}$/;

/** Slug under which a storefront asks for a page with blocks that are not saved; no page has a colon in its own. */
export const toPreviewSlug = (key: string): string => `preview:${key}`;

/** Key of the preview that a slug asks for; null if it is that of a page. */
export const readPreviewKey = (slug: string | undefined): string | null => SLUG.exec(slug ?? '')?.[1] ?? null;
