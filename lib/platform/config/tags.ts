/** Codes of third-party tags in the backend's info (Spec 3, App-level data). */
export interface TagCodes {
	readonly gtagmanager_code: string | null;
	readonly ganalytics4_code: string | null;
	readonly recaptcha_site_key: string | null;
}

export type TagName = 'container' | 'analytics' | 'recaptcha';

/** A third-party script and the consent it needs: one of `needs` is enough. */
export interface Tag {
	readonly name: TagName;
	readonly id: string;
	readonly src: string;
	readonly needs: readonly ('analytics' | 'marketing')[];
}

/**
 * A container holds tags of several kinds and controls them by Consent Mode; reCAPTCHA sends data about the visitor to Google, so it counts
 * as marketing (D16).
 */
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

/** The tags of a shop; malformed codes are ignored (Spec 3: gtagmanager_code, ganalytics4_code, recaptcha_site_key). */
export function toTags(codes: TagCodes): readonly Tag[] {
	return KINDS.flatMap(({ code, shape, address, name, needs }) => {
		const id = codes[code];
		return id !== null && shape.test(id) ? [{ name, id, src: `${address}${id}`, needs }] : [];
	});
}
