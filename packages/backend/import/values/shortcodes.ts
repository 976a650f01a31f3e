/** Beginnings of the names that page builders give their shortcodes: WPBakery, Divi, Fusion, Flatsome, Enfold, Cornerstone, Shortcodes Ultimate, WooCommerce. */
const BUILDER = /^(vc|wpb|et_pb|fusion|ux|av|cs|mk|su|woocommerce|elementor|rev|porto|nectar)_|^(rev_slider|elementor-template|contact-form-7|layerslider)$/i;
/** Shortcodes of WordPress and WooCommerce that may stand without attributes. */
const KNOWN: ReadonlySet<string> = new Set(
	'gallery caption audio video playlist embed row col section tabs tab accordion button divider gap title product products add_to_cart'.split(' '),
);
/** `[name key="value"]`, `[/name]` and `[name /]`. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]+\s*=\s*(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))*)\s*\/?\]/gi;
/** Parts whose contents are code: raw HTML and scripts are encoded in Base64. */
const CODE = /\[(vc_raw_html|vc_raw_js)[^[\]]{0,300}\][^[]{0,100000}\[\/\1\]/gi;
/** Magento writes the address of a picture as `{{media url="a.jpg"}}`. */
const MEDIA = /\{\{media\s+url=(?:&quot;|["']?)([^"'{}&\s]+)(?:&quot;|["']?)\s*\}\}/gi;
const DIRECTIVE = /\{\{\/?(?:widget|block|store|config|var|depend|if|trans|customvar)\b[^{}]*\}\}/gi;

/** A text without the shortcodes of WordPress and the directives of Magento, which only these programs understand. Other brackets (`[2 kom]`) stay. */
export function withoutShortcodes(text: string): string {
	const plain = text.includes('{{') ? text.replaceAll(MEDIA, '/media/$1').replaceAll(DIRECTIVE, '') : text;
	if (!plain.includes('[')) return plain;
	const closed = new Set([...plain.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()));
	return plain.replaceAll(CODE, '').replaceAll(SHORTCODE, (whole: string, slash: string, name: string, attributes: string) => {
		const word = name.toLowerCase();
		return slash !== '' || attributes !== '' || closed.has(word) || BUILDER.test(word) || KNOWN.has(word) ? '' : whole;
	});
}
