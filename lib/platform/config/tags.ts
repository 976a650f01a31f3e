/** What the backend's info names to be loaded (Spec 3, App-level data). */
export interface TagCodes {
	readonly gtagmanager_code: string | null;
	readonly ganalytics4_code: string | null;
	readonly recaptcha_site_key: string | null;
}

export type TagName = 'container' | 'analytics' | 'recaptcha';

/** A script of somebody else, and what must be granted before it is asked for: one of `needs`. */
export interface Tag {
	readonly name: TagName;
	readonly id: string;
	readonly src: string;
	readonly needs: readonly ('analytics' | 'marketing')[];
}

/** A container holds tags of both kinds, which Consent Mode tells what they may; reCAPTCHA tells Google about the visitor, so it counts as marketing (D16). */
const KINDS: readonly (Omit<Tag, 'id' | 'src'> & { readonly code: keyof TagCodes; readonly shape: RegExp; readonly address: string })[] = [
	{
		name: 'container',
		code: 'gtagmanager_code',
		shape: /^GTM-[A-Z0-9]{4,12}$/,
		address: 'https://www.googletagmanager.com/gtm.js?id=',
		needs: ['analytics', 'marketing'],
	},
	{ name: 'analytics', code: 'ganalytics4_code', shape: /^G-[A-Z0-9]{4,16}$/, address: 'https://www.googletagmanager.com/gtag/js?id=', needs: ['analytics'] },
	{
		name: 'recaptcha',
		code: 'recaptcha_site_key',
		shape: /^[\w-]{20,80}$/,
		address: 'https://www.google.com/recaptcha/api.js?render=',
		needs: ['marketing'],
	},
];

/** The tags of a shop; a code of another shape than its kind's is none (Spec 3: gtagmanager_code, ganalytics4_code, recaptcha_site_key). */
export function toTags(codes: TagCodes): readonly Tag[] {
	return KINDS.flatMap(({ code, shape, address, name, needs }) => {
		const id = codes[code];
		return id !== null && shape.test(id) ? [{ name, id, src: `${address}${id}`, needs }] : [];
	});
}
