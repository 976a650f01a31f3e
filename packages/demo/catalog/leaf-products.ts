import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import type { Blueprint } from '../blueprints/blueprint.ts';
import { buildProduct } from './build-product.ts';
import { drawModel } from './draw-model.ts';

/** The first `count` products of a leaf category, model by model. */
export function* leafProducts(blueprint: Blueprint, count: number): Generator<SourceProduct> {
	let serial = 0;
	for (let index = 0; serial < count; index += 1) {
		const model = drawModel(blueprint, index);
		const variants = model.draft.variants.slice(0, count - serial);
		const variation = variants.length > 1 ? `${blueprint.prefix}-M${index + 1}` : null;
		for (const variant of variants.length > 0 ? variants : [null]) {
			serial += 1;
			yield buildProduct(model, { blueprint, serial, variant, variation });
		}
	}
}
