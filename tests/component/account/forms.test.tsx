import { describe, expect, test } from 'vitest';
import { QuickSignup } from '#components/account/QuickSignup.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

describe('quick signup', () => {
	const html = renderHtml(<QuickSignup orderIdentificator="12-abc" />);
	test('asks only for a password, and says why', () => {
		expect(html.match(/<input/g)).toHaveLength(1);
		expect(html).toContain('autoComplete="new-password"');
		expect(toText(html)).toContain('ova narudžba čekat će Vas na računu');
	});
	test('labels its field and links the hint to it', () => {
		const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? 'none';
		expect(html).toContain(`id="${id}"`);
		expect(html).toContain(`aria-describedby="${id}h"`);
	});
});
