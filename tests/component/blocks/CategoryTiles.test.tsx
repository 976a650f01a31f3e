import { expect, test } from 'vitest';
import { CategoryTiles } from '#components/blocks/CategoryTiles.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const tiles = [{ title: 'Monitori', url: '/monitori/', picture: { alt: '', src: '/media/monitor.320.webp', width: 320, height: 240 }, total: 19 }];

test('small tiles load their pictures last, in the size of their place; large ones do not', () => {
	const small = renderHtml(<CategoryTiles tiles={tiles} size="small" />);
	expect(small).toContain('fetchPriority="low"');
	expect(small).toContain('sizes="3.3rem"');
	const large = renderHtml(<CategoryTiles tiles={tiles} />);
	expect(large).not.toContain('fetchPriority');
	expect(large).toContain('sizes="(min-width: 48rem) 12rem, 3.3rem"');
});
