import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#components/ui/Picture.tsx';
import { STAND_IN } from '#lib/platform/pictures/picture.ts';

const render = (src: string, className?: string) => renderToStaticMarkup(<Picture picture={{ src, width: 640, height: 480 }} alt="" className={className} />);

test.each([STAND_IN, '/media/stored/kabel.jpg', 'https://cdn.example/kabel.png', '/media/kabel.640.webp'])('%s gets the class that bounds its size', (src) => {
	expect(render(src, 'small')).toMatch(/^<picture class="small">.*<img .*<\/picture>$/);
});

test('a picture of one size without a class is an image alone', () => {
	expect(render(STAND_IN)).toMatch(/^<img /);
	expect(render('/media/kabel.640.webp')).toMatch(/^<picture><source /);
});
