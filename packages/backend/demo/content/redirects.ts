import type { SourceContent } from '../../platform/source/catalog.ts';

/** Old addresses that people still have in bookmarks and on paper. */
export const DEMO_REDIRECTS: SourceContent['redirects'] = [
	{ old_path: '/akcije/', new_path: '/proizvodi/lista/akcija/', type: 301 },
	{ old_path: '/novo/', new_path: '/proizvodi/lista/novo/', type: 301 },
	{ old_path: '/laptopi/', new_path: '/proizvodi/racunala/prijenosna-racunala/', type: 301 },
	{ old_path: '/blog/', new_path: '/magazin/', type: 301 },
	{ old_path: '/blog/(slug+)/', new_path: '/magazin/vodici/(1)/', type: 301 },
	{ old_path: '/kategorija/(slug+)/', new_path: '/proizvodi/(1)/', type: 301 },
	{ old_path: '/brend/(slug+)/', new_path: '/marke/(1)/', type: 301 },
	{ old_path: '/trgovine/(.*)', new_path: '/poslovnice/', type: 301 },
	{ old_path: '/opci-uvjeti/', new_path: '/uvjeti-kupnje/', type: 301 },
	{ old_path: '/reklamacije/', new_path: '/povrat-i-reklamacije/', type: 301 },
	{ old_path: '/ljetna-rasprodaja/', new_path: '/proizvodi/lista/akcija/', type: 302 },
];
