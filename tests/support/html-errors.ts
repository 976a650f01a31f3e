import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// How React and Vike write what is the same to a browser.
		...{
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
			'doctype-style': 'off',
			'no-trailing-whitespace': 'off',
			'void-style': 'off',
		},
		// Own files of this origin, and matters of taste.
		...{ 'require-sri': 'off', 'tel-non-breaking': 'off', 'long-title': 'off', 'no-implicit-button-type': 'error', 'no-inline-style': 'error' },
		// Boxes of one choice share a name, as radio buttons do.
		'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'button', 'reset'] }],
		// A list may have a name, and React makes ids of its own.
		...{ 'aria-label-misuse': ['error', { allowAnyNamable: true }], 'valid-id': ['error', { relaxed: true }] },
	},
});

/** Errors of a document: what is not valid HTML, and scripts and styles inside it, which the policy forbids. */
export async function htmlErrors(html: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(html);
	const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes));
	const others = [...html.matchAll(/<style|<[^>]*\s(?:style|on[a-z]+)=/gi)];
	return [
		...results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)),
		...[...scripts, ...others].map(([tag]) => `inline: ${tag.slice(0, 80)}`),
	];
}
