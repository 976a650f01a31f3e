import { describe, expect, test } from 'vitest';
import { QuickSignup } from '#components/account/QuickSignup.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

describe('quick signup', () => {
	const html = renderHtml(<QuickSignup orderIdentificator="12-abc" />);
	test('asks for a password alone, and says what for', () => {
		expect(html.match(/<input/g)).toHaveLength(1);
		expect(html).toContain('autoComplete="new-password"');
		expect(toText(html)).toContain('ova narudžba čekat će Vas na računu');
	});
	test('its field has a name and a hint that are tied to it', () => {
		const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? 'none';
		expect(html).toContain(`id="${id}"`);
		expect(html).toContain(`aria-describedby="${id}h"`);
	});
});
