import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';

const VIEWS: ReadonlyMap<string | undefined, LabelKey> = new Map<string, LabelKey>([
	['above', 'product.view_above'],
	['back', 'product.view_back'],
	['below', 'product.view_below'],
	['detail', 'product.view_detail'],
	['pack', 'product.view_pack'],
	['right', 'product.view_right'],
	['scale', 'product.view_scale'],
	['side', 'product.view_side'],
	['straight', 'product.view_straight'],
]);

/** Alternative texts that say what each further picture shows, if its view is known and the merchant gave it no text of its own. The first one has the product's title. */
export function nameViews(gallery: readonly Picture[], { images, title }: Pick<CatalogProduct, 'images' | 'title'>, translate: Translator): Picture[] {
	return gallery.map((picture, place) => {
		const key = place > 0 && picture.alt === title ? VIEWS.get(images[place]?.view) : undefined;
		return key ? { ...picture, alt: translate(key) } : picture;
	});
}
