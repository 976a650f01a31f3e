import type { Content, ContentChange } from '../../api/content.ts';

/** Values of the form. */
export type ContentDraft = Required<ContentChange>;

const CONTENT_FIELDS = ['title', 'short_description', 'seo_description', 'content', 'visible'] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];

export const toContentDraft = ({ title, short_description, seo_description, content, visible }: Content): ContentDraft => ({
	...{ title, short_description, seo_description: seo_description ?? '', content, visible },
});

/** Fields in which two drafts differ. */
export const differing = (one: ContentDraft, other: ContentDraft): readonly ContentField[] => CONTENT_FIELDS.filter((name) => one[name] !== other[name]);

/** The named fields of a draft alone. */
export const pick = (draft: ContentDraft, names: readonly ContentField[]): ContentChange => Object.fromEntries(names.map((name) => [name, draft[name]]));
