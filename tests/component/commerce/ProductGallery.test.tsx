import { describe, expect, it } from 'vitest';
import { ProductGallery } from '#components/commerce/ProductGallery.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const pictures = (count: number) =>
	Array.from({ length: count }, (_, place) => ({ src: `/media/monitor/x/view${place}.640.webp`, alt: `Pogled ${place + 1}`, width: 640, height: 480 }));
const render = (count: number) => renderHtml(<ProductGallery pictures={pictures(count)} />);
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe('ProductGallery', () => {
	it.each([2, 8, 30])('links each of %i pictures to its largest file, and has a named thumbnail for each', (total) => {
		const html = render(total);
		for (let place = 1; place <= total; place++) {
			expect(html).toContain(`href="/media/monitor/x/view${place - 1}.1280.webp"`);
			expect(html).toContain(`aria-label="Slika ${place} od ${total}: Pogled ${place}"`);
		}
		expect(count(html, /aria-current="true"/g)).toBe(1);
	});

	it.each([1, 8, 30])('loads the first of %i pictures at once and all others lazily', (total) => {
		const html = render(total);
		expect(count(html, /fetchpriority="high"/gi)).toBe(1);
		expect(count(html, /<img(?![^>]*loading="lazy")/g)).toBe(1);
	});

	it('has no thumbnails for a single picture', () => {
		expect(render(1)).not.toContain('<button');
	});

	it('shows a placeholder of one size like a picture', () => {
		const html = renderHtml(<ProductGallery pictures={[{ src: '/no-picture.svg', alt: 'Monitor', width: 640, height: 480 }]} />);
		expect(html).toContain('src="/no-picture.svg"');
		expect(html).not.toContain('srcset');
	});

	it('offers no file that is narrower than the picture is shown', () => {
		expect(render(1)).not.toMatch(/\.(?:160|320)\./);
	});
});
