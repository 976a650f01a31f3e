import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { makeFunctions } from '#scripts/cdn/make-functions.ts';
import { readRules } from '#scripts/cdn/read-rules.ts';
import { toHeadersFile } from '#scripts/prerender/publish/headers-file.ts';
import { OLD_ADDRESSES } from '#scripts/prerender/publish/redirects-file.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const NO_TAGS = { gtagmanager_code: '', ganalytics4_code: '', recaptcha_site_key: '' };

/** Syntax that runtime 2.0 of CloudFront Functions documents: ECMAScript 5.1, `const`, arrow functions, template literals. */
const KNOWN = new Set([
	...['Program', 'ImportDeclaration', 'ImportDefaultSpecifier', 'VariableDeclaration', 'VariableDeclarator', 'FunctionDeclaration'],
	...['ArrowFunctionExpression', 'BlockStatement', 'ReturnStatement', 'IfStatement', 'TryStatement', 'CatchClause', 'ExpressionStatement'],
	...['CallExpression', 'NewExpression', 'MemberExpression', 'BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'ConditionalExpression'],
	...['AssignmentExpression', 'Identifier', 'Literal', 'TemplateLiteral', 'TemplateElement', 'ObjectExpression', 'ArrayExpression', 'Property'],
]);

async function make(redirects: string, { headers = toHeadersFile(NO_TAGS), hasFile = true } = {}) {
	const folder = temporaryFolder('cdn-rules-');
	writeFileSync(join(folder, '_headers'), headers);
	writeFileSync(join(folder, '_redirects'), redirects);
	return makeFunctions(await readRules({ root: process.cwd(), folder, hasFile: async () => hasFile }));
}

test('the functions of the CDN use only what CloudFront’s runtime documents', async () => {
	for (const code of Object.values(await make(`${OLD_ADDRESSES}/staro/ /tv/ 301!\n`))) {
		const strange: string[] = [];
		JSON.stringify(parseAst(code), (_, node) => {
			if (typeof node?.type !== 'string') return node;
			const isKnown = KNOWN.has(node.type) && node.operator !== '??' && node.shorthand !== true && node.optional !== true;
			if (!isKnown) strange.push(node.type);
			if (node.regex && /[^gi]/.test(node.regex.flags)) strange.push(node.regex.flags);
			return node;
		});
		expect(strange).toEqual([]);
		expect(code).toMatch(/^function handler\(event\) \{$/m);
		expect(code).not.toMatch(/\b(?:eval|Function|require|process|fetch|setTimeout)\b|^export /m);
	}
});

test('a redirect costs bytes of the CDN’s function only if a page stands at its old address', async () => {
	const many = Array.from({ length: 1000 }, (_, index) => `/stari-naslov-proizvoda-${index}/ /tv/ 301!\n`).join('');
	const { 'viewer-request.js': code } = await make(many, { hasFile: false });
	expect(Buffer.byteLength(code)).toBeLessThan(5000);
	await expect(make(many)).rejects.toThrow(/^viewer-request\.js would have \d{5} bytes; CloudFront takes 10240\. .+/);
});

test('queries of many paths become one rule', async () => {
	const rules = Array.from({ length: 100 }, (_, index) => `/odjel-${index}/ id=:q1 /.netlify/functions/page 200!\n`).join('');
	const { 'viewer-request.js': code } = await make(rules);
	expect(code.match(/"id"/g)).toHaveLength(1);
});

test('an invalid rule stops the CDN’s functions with its line', async () => {
	await expect(make('/staro\n')).rejects.toThrow(/^A rule of .+ or netlify\.toml is invalid: .*\/staro/s);
});
