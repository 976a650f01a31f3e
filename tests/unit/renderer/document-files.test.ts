import { expect, test } from 'vitest';
import { createDocumentFiles } from '#renderer/document/document-files.ts';

const PAGE = 'virtual:vike:page-entry:client:/pages/all';
const files = createDocumentFiles(
	{
		[PAGE]: { file: 'page.js', imports: ['_shop.js'] },
		'_shop.js': { file: 'shop.js', name: 'shop', css: ['shop.css'] },
		'_product.js': { file: 'product.js', name: 'catalog/product', imports: ['_shop.js'], css: ['product.css'] },
		'pages/catalog/search/Screen.tsx': { file: 'screen.js', name: 'Screen', imports: ['_search.js'] },
		'_search.js': { file: 'search.js', name: 'catalog/search', css: ['search.css'] },
	},
	'build',
	{},
);

test.each([
	['grouped with its parts', 'catalog/product', { styles: ['/product.css'], scripts: ['/product.js'] }],
	['in its own chunk', 'catalog/search', { styles: ['/search.css'], scripts: ['/screen.js', '/search.js'] }],
])('a screen %s adds its files to those of the page entry', (_, screen, expected) => {
	const { styles, scripts } = files.ofScreen(screen);
	expect({ styles, scripts: [...scripts].sort() }).toEqual(expected);
});

test.each([
	['has no script of a deferred part', 'cms/contact', { scripts: ['/contact.js'], styles: ['/field.css', '/form.css', '/contact.css'] }],
	['has no file of a part that loads on demand', 'auth/login', { scripts: ['/login.js'], styles: [] }],
])('a document %s, with its stylesheets before those of the screen', (_, screen, expected) => {
	const { ofScreen } = createDocumentFiles(
		{
			'_contact.js': { file: 'contact.js', name: 'cms/contact', css: ['contact.css'], dynamicImports: ['_form.js', '_modal.js'] },
			'_form.js': { file: 'form.js', name: 'components/forms/ContactForm.deferred', imports: ['_field.js', '_contact.js'], css: ['form.css'] },
			'_field.js': { file: 'field.js', name: 'shared', css: ['field.css'] },
			'_modal.js': { file: 'modal.js', name: 'renderer/open-review.client', css: ['modal.css'] },
			'_login.js': { file: 'login.js', name: 'auth/login', dynamicImports: ['_modal.js'] },
		},
		'build',
		{},
	);
	const { scripts, styles } = ofScreen(screen);
	expect({ scripts, styles }).toEqual(expected);
});
