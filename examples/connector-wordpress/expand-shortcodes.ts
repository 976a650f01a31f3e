/**
 * Shortcodes that WordPress did not replace, because their plugin is gone or the text was written without it: `[gallery ids="1,2"]`, `[/vc_row]`. Brackets of the author
 * have other content.
 */
const SHORTCODE =
	/\[\/?(?:gallery|caption|wp_caption|embed|audio|video|playlist|toc|products?|add_to_cart|contact-form(?:-7)?|wpforms|ninja_forms?|gravityforms?|rev_slider|smartslider3|elementor-template|wpdatatable|embedyt|(?:vc|et_pb|fusion|su|av)_[a-z0-9_]+)(?:\s[^[\]<>]{0,3000})?\]/g;
/** A picture, perhaps in a link, and what is written under it. */
const CAPTION =
	/\[(?:wp_)?caption(\s[^[\]<>]{0,1000})?\]\s*((?:<a\s[^<>]{0,3000}>\s*)?<img\s[^<>]{0,5000}>(?:\s*<\/a>)?)([^[\]]{0,3000})\[\/(?:wp_)?caption\]/g;
const EMBED = /\[embed(?:yt)?(?:\s[^[\]<>]{0,1000})?\]\s*(https?:\/\/[^\s[\]<>"]{1,2000})\s*\[\/embed(?:yt)?\]/g;
const FILE = /\[(?:audio|video)\s[^[\]<>]{0,1000}(?:src|mp3|m4a|ogg|wav|mp4|m4v|webm|ogv)=["']?(https?:\/\/[^\s[\]<>"']{1,2000})["']?[^[\]<>]{0,1000}\]/g;

/** Puts captions, embedded pages and files into HTML, and takes other shortcodes out. */
export const expandShortcodes = (html: string): string =>
	html
		.replaceAll(CAPTION, (_, attributes: string | undefined, picture: string, text: string) => {
			const caption = text.trim() || (/\scaption=["']([^"']{0,1000})["']/.exec(attributes ?? '')?.[1] ?? '');
			return `<figure>${picture}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
		})
		.replaceAll(EMBED, toLink)
		.replaceAll(FILE, toLink)
		.replaceAll(SHORTCODE, '');

const toLink = (_: string, address: string): string => `<p><a href="${address}">${address}</a></p>`;
