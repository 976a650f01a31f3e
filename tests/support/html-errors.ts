import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// Differences between React's and Vike's output that browsers ignore.
		...{
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
			'doctype-style': 'off',
			'no-trailing-whitespace': 'off',
			'void-style': 'off',
		},
		// Files of this origin, and matters of taste.
		...{ 'require-sri': 'off', 'tel-non-breaking': 'off', 'long-title': 'off', 'no-implicit-button-type': 'error', 'no-inline-style': 'error' },
		// Checkboxes of one choice share a name, like radio buttons.
		'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'button', 'reset'] }],
		// A list may have a name, and React generates ids.
		...{ 'aria-label-misuse': ['error', { allowAnyNamable: true }], 'valid-id': ['error', { relaxed: true }] },
	},
});

/** Errors of a document: invalid HTML, and inline scripts and styles, which the content security policy forbids. */
export async function htmlErrors(html: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(html);
	const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes));
	const others = [...html.matchAll(/<style|<[^>]*\s(?:style|on[a-z]+)=/gi)];
	return [
		...results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)),
		...[...scripts, ...others].map(([tag]) => `inline: ${tag.slice(0, 80)}`),
	];
}
